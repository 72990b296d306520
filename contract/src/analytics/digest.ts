// The weekly email with the figures of a page.
import { z } from 'zod';
import { route } from '../api/route.ts';

const digestSchema = z.strictObject({ enabled: z.boolean() });

export const getDigest = route({
  id: 'analytics.getDigest',
  method: 'GET',
  path: '/api/analytics/digest',
  summary: 'Whether the caller gets the weekly digest by email',
  access: 'user',
  keyScope: 'notifications:read',
  responseType: 'json',
  status: 200,
  output: z.object({ data: digestSchema }),
  errors: [],
});

export const updateDigest = route({
  id: 'analytics.updateDigest',
  method: 'PUT',
  path: '/api/analytics/digest',
  summary: 'Turn the weekly digest of the caller on or off',
  access: 'user',
  keyScope: 'notifications:write',
  body: digestSchema,
  responseType: 'json',
  status: 200,
  output: z.object({ data: digestSchema }),
  errors: ['input.invalid'],
});

export const digestRoutes = [getDigest, updateDigest] as const;
