// Changing the draft by typed operations: content panel, select to edit, designs and templates.
import { z } from 'zod';
import { route } from '../api/route.ts';
import { PAGE_SOURCE_LIMIT, uuid } from '../api/schemas.ts';
import { operationSchema } from '../page-model/operations.ts';
import { pageSchema } from './pages.ts';

/** Of one call. */
export const MOST_OPERATIONS = 200;

/**
 * Applied to the newest draft, all or none, and saved as a version. They name what they change by its id, so a draft
 * that was changed elsewhere meanwhile is no conflict unless that is gone.
 */
export const applyOperations = route({
  id: 'pages.applyOperations',
  method: 'POST',
  path: '/api/pages/{id}/operations',
  summary: 'Change the draft by typed operations; every call is a version',
  access: 'user',
  scope: 'pages',
  params: z.object({ id: uuid }),
  body: z.strictObject({
    operations: z.array(operationSchema).min(1).max(MOST_OPERATIONS),
    /** Calls in a row with the same name make one version, for example while a text is typed. */
    batch: z.string().min(1).max(64).optional(),
  }),
  bodyLimit: PAGE_SOURCE_LIMIT * 2,
  responseType: 'json',
  status: 200,
  output: pageSchema,
  errors: [
    'input.invalid',
    'pages.not_found',
    'pages.operation_failed',
    'pages.source_too_large',
    'pages.stale',
    'timeout',
    'too_complex',
    'rate.limited',
    'unavailable',
  ],
});

export const pageOperationsRoutes = [applyOperations] as const;
