// A picture of a views goal that was reached, in the colors of the page, for sharing.
import { z } from 'zod';
import { route } from './api/route.ts';
import * as fieldMessages from './fields/messages/en.ts';
import { nextGoal } from './goals.ts';

/** PNG, 1200 × 630. */
export const getGoalImage = route({
  id: 'pages.goalImage',
  method: 'GET',
  path: '/api/user/goal-image',
  summary: 'A picture of a views goal that was reached',
  access: 'user',
  keyScope: 'profile:read',
  query: z.object({
    goal: z.coerce.number().refine((goal) => nextGoal(goal) !== undefined, fieldMessages.goal),
  }),
  responseType: 'stream',
  contentType: 'image/png',
  status: 200,
  output: z.undefined(),
  errors: ['input.invalid', 'pages.not_found', 'accounts.goal_not_reached', 'rate.limited'],
});

export const goalImageRoutes = [getGoalImage] as const;
