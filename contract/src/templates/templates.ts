// Templates: pages to look at, and to put the creator's own content into.
import { z } from 'zod';
import { route } from '../api/route.ts';
import { PAGE_SOURCE_LIMIT } from '../api/schemas.ts';
import { pageContentSchema } from '../pages/page-content.ts';
import { templateIds } from './template-ids.ts';

const params = z.object({ id: z.enum(templateIds) });

export const getTemplate = route({
  id: 'templates.get',
  method: 'GET',
  path: '/api/templates/{id}',
  summary: 'A template with its sample content',
  access: 'user',
  keyScope: 'pages:read',
  params,
  responseType: 'json',
  status: 200,
  output: z.object({ content: pageContentSchema }),
  errors: ['input.invalid', 'timeout', 'too_complex', 'rate.limited', 'unavailable'],
});

/** Saves nothing: the result can be saved like any other page, on every plan. */
export const useTemplate = route({
  id: 'templates.use',
  method: 'POST',
  path: '/api/templates/{id}/use',
  summary: "The caller's own content in the look of a template, unsaved",
  access: 'user',
  keyScope: 'pages:read',
  params,
  body: z.strictObject({
    /** The page that the content is taken from; the account without one. */
    content: pageContentSchema.optional(),
  }),
  bodyLimit: PAGE_SOURCE_LIMIT * 2,
  responseType: 'json',
  status: 200,
  output: z.object({
    content: pageContentSchema,
    /** False for code that was written freely, of which only a part can be read. */
    is_complete: z.boolean(),
    /** Sections that the template has and the page lacked, now placeholders. */
    added_sections: z.number().int(),
  }),
  errors: [
    'input.invalid',
    'pages.code_locked',
    'pages.source_too_large',
    'pages.unreadable',
    'timeout',
    'too_complex',
    'rate.limited',
    'unavailable',
  ],
});

export const templatesRoutes = [getTemplate, useTemplate] as const;
