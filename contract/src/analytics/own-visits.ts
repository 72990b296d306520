// Own visits of a creator, which are not counted as views.
import { z } from 'zod';
import { route } from '../api/route.ts';

/** On the pages origin: `?ticket=` gives the browser its mark, `?end` takes it away. */
export const OWN_VISITS_PATH = '/_/own-visits';

export const createOwnVisitTicket = route({
  id: 'analytics.createOwnVisitTicket',
  method: 'POST',
  path: '/api/analytics/own-visits',
  summary: 'An address that leaves a mark in this browser, so that own visits are not counted',
  access: 'user',
  keyScope: 'none',
  responseType: 'json',
  status: 201,
  output: z.object({
    data: z.object({
      /** On the pages origin; good once, for a minute. */
      url: z.string(),
    }),
  }),
  errors: ['rate.limited'],
});

export const ownVisitsRoutes = [createOwnVisitTicket] as const;
