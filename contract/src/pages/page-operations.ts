// Changing the draft by typed operations: content panel, select to edit, designs and templates.
import { z } from 'zod';
import { route } from '../api/route.ts';
import { PAGE_SOURCE_LIMIT, uuid } from '../api/schemas.ts';
import * as fieldMessages from '../fields/messages/en.ts';
import { operationSchema } from '../page-model/operations.ts';
import { pageSchema } from './pages.ts';

/** Of one call, over all its edits. */
export const MOST_OPERATIONS = 200;

const editSchema = z.strictObject({
  /**
   * Made by the client, once for each edit. An edit that is sent again with its id, because the answer was lost,
   * changes nothing any more. Ids are known for a week, the last 500 of a page.
   */
  id: uuid.toLowerCase().optional(),
  operations: z.array(operationSchema).min(1).max(MOST_OPERATIONS),
});

const countOperations = (edits: readonly { operations: readonly unknown[] }[]) =>
  edits.reduce((total, { operations }) => total + operations.length, 0);

/**
 * Applied to the newest draft in their order, all or none, and saved as a version. Operations name what they change
 * by its id, so a draft that was changed elsewhere meanwhile is no conflict unless that is gone. The answer is the
 * page with all of the edits, also when they were saved before.
 */
export const applyOperations = route({
  id: 'pages.applyOperations',
  method: 'POST',
  path: '/api/pages/{id}/operations',
  summary: 'Change the draft by typed operations; every call is a version',
  access: 'user',
  keyScope: 'pages:write',
  scope: 'pages',
  params: z.object({ id: uuid }),
  body: z.strictObject({
    edits: z
      .array(editSchema)
      .min(1)
      .max(MOST_OPERATIONS)
      .refine((edits) => countOperations(edits) <= MOST_OPERATIONS, {
        message: fieldMessages.operations(MOST_OPERATIONS),
      }),
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
    'pages.edit_id_reused',
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
