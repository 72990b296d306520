// The page of a user: draft, versions, publishing and the active switch (doc2 §3, §4, §7).
import { z } from 'zod';
import { route } from '../api/route.ts';
import { isoTime, PAGE_SOURCE_LIMIT, uuid } from '../api/schemas.ts';
import { pageContentSchema } from './page-content.ts';
import { publishReportSchema } from './publish-report.ts';

export { DEFAULT_TITLE } from '../page-model/page-defaults.ts';
export { type PageContent, pageContentSchema } from './page-content.ts';

/** Why the page is suspended, and whether the owner's appeal is pending. */
export const suspensionSchema = z.object({
  since: isoTime,
  reason: z.string(),
  case_number: z.string(),
  is_appealed: z.boolean(),
});
export type Suspension = z.output<typeof suspensionSchema>;

export const pageSchema = z.object({
  id: uuid,
  title: z.string(),
  /** Path of the public page; empty until the owner has a public name. */
  slug: z.string(),
  status: z.enum(['published', 'draft']),
  is_active: z.boolean(),
  views: z.number().int(),
  clicks: z.number().int(),
  /** Percent against the 30 days before; null when there is nothing to compare with. */
  views_growth: z.number().nullable(),
  clicks_growth: z.number().nullable(),
  engagement_growth: z.number().nullable(),
  created_at: isoTime,
  updated_at: isoTime,
  published_at: isoTime.nullable(),
  /** Saved changes that visitors do not see yet (PUB-4). */
  has_unpublished_changes: z.boolean(),
  /** Whether there is a version that undo or redo leads to. */
  can_undo: z.boolean(),
  can_redo: z.boolean(),
  /** Only while the page is suspended. */
  suspended: suspensionSchema.optional(),
  /** Pass it as `If-Match` to save only over what you have seen. */
  etag: z.string(),
  content: pageContentSchema,
});
export type Page = z.output<typeof pageSchema>;

export const diagnosticSchema = z.object({
  code: z.string(),
  severity: z.enum(['error', 'warning']),
  message: z.string(),
  line: z.number().int().optional(),
  column: z.number().int().optional(),
});
export type PageDiagnostic = z.output<typeof diagnosticSchema>;

const sourceBodyLimit = PAGE_SOURCE_LIMIT * 2;

/** Sending the content that the page already has returns that page, so that a repeated send is harmless. */
export const createPage = route({
  id: 'pages.create',
  method: 'POST',
  path: '/api/pages/create',
  summary: 'Create the page of the caller',
  access: 'user',
  keyScope: 'pages:write',
  scope: 'pages',
  body: z.strictObject({
    title: z.string().trim().max(200).optional(),
    /** Accepted for clients of the specified form; the address is always the public name. */
    slug: z.string().max(100).optional(),
    content: pageContentSchema,
    auto_saved: z.boolean().default(false),
  }),
  bodyLimit: sourceBodyLimit,
  responseType: 'json',
  status: 201,
  output: pageSchema,
  errors: [
    'input.invalid',
    'pages.page_limit_reached',
    'pages.code_locked',
    'pages.source_too_large',
  ],
});

export const getCurrentPage = route({
  id: 'pages.current',
  method: 'GET',
  path: '/api/pages/current',
  summary: 'The page of the caller; 404 means that there is none yet',
  access: 'user',
  keyScope: 'pages:read',
  scope: 'pages',
  query: z.looseObject({}),
  responseType: 'json',
  status: 200,
  output: pageSchema,
  errors: ['pages.not_found'],
});

export const getPage = route({
  id: 'pages.get',
  method: 'GET',
  path: '/api/pages/{id}',
  summary: 'One page of the caller',
  access: 'user',
  keyScope: 'pages:read',
  scope: 'pages',
  params: z.object({ id: uuid }),
  responseType: 'json',
  status: 200,
  output: pageSchema,
  errors: ['pages.not_found'],
});

/** With the header `If-Match`, a save over another change is rejected and kept as a version. */
export const updatePage = route({
  id: 'pages.update',
  method: 'PUT',
  path: '/api/pages/update',
  summary: 'Save the page of the caller; every save is a version',
  access: 'user',
  keyScope: 'pages:write',
  scope: 'pages',
  headers: {
    'If-Match': 'The `etag` of the page that the change is based on; saves only over it.',
  },
  body: z.strictObject({ content: pageContentSchema, auto_saved: z.boolean().default(false) }),
  bodyLimit: sourceBodyLimit,
  responseType: 'json',
  status: 200,
  output: pageSchema,
  errors: [
    'input.invalid',
    'pages.not_found',
    'pages.code_locked',
    'pages.source_too_large',
    'pages.stale',
  ],
});

export const publishPage = route({
  id: 'pages.publish',
  method: 'POST',
  path: '/api/pages/{id}/publish',
  summary: 'Freeze the saved page and show it to visitors',
  access: 'user',
  keyScope: 'pages:write',
  params: z.object({ id: uuid }),
  query: z.strictObject({
    /** What happens to a page with placeholder texts or links to nowhere. */
    unfinished: z.enum(['publish', 'stop']).default('publish'),
  }),
  responseType: 'json',
  status: 200,
  output: z.object({
    slug: z.string(),
    url: z.string(),
    published_at: isoTime,
    /** Advice that the report on the page has. */
    warnings: z.number().int(),
  }),
  errors: [
    'pages.not_found',
    'pages.suspended',
    'pages.address_needed',
    'identity.email_unverified',
    'pages.does_not_compile',
    'pages.does_not_render',
    'pages.publish_blocked',
    'pages.unfinished',
    'input.invalid',
    'timeout',
    'too_complex',
    'rate.limited',
    'unavailable',
  ],
});

export const setPageActive = route({
  id: 'pages.setActive',
  method: 'PUT',
  path: '/api/pages/{id}/active',
  summary: 'Switch the public page on or off',
  access: 'user',
  keyScope: 'pages:write',
  params: z.object({ id: uuid }),
  body: z.strictObject({ is_active: z.boolean() }),
  responseType: 'json',
  status: 200,
  output: pageSchema,
  errors: ['input.invalid', 'pages.not_found'],
});

/** What visitors sent, the versions and the figures go with it. Its public address is not found from the response on. */
export const deletePage = route({
  id: 'pages.delete',
  method: 'DELETE',
  path: '/api/pages/{id}',
  summary: 'Delete the page of the caller with its versions, figures and messages',
  access: 'user',
  keyScope: 'pages:write',
  params: z.object({ id: uuid }),
  responseType: 'empty',
  status: 204,
  output: z.undefined(),
  errors: ['input.invalid', 'pages.not_found', 'pages.deletion_blocked'],
});

export const compilePage = route({
  id: 'pages.compile',
  method: 'POST',
  path: '/api/pages/compile',
  summary: 'Compile and prerender a source as publishing would, without saving it',
  access: 'user',
  keyScope: 'pages:read',
  scope: 'pages',
  body: z.strictObject({ jsx: z.string(), css: z.string().default('') }),
  bodyLimit: sourceBodyLimit,
  responseType: 'json',
  status: 200,
  output: z.object({
    ok: z.boolean(),
    html: z.string().optional(),
    needs_runtime: z.boolean().optional(),
    diagnostics: z.array(diagnosticSchema),
    /** The findings of the publish checks. */
    report: publishReportSchema,
  }),
  errors: [
    'input.invalid',
    'pages.code_locked',
    'pages.source_too_large',
    'timeout',
    'too_complex',
    'rate.limited',
    'unavailable',
  ],
});

export const pagesRoutes = [
  createPage,
  getCurrentPage,
  getPage,
  updatePage,
  publishPage,
  setPageActive,
  deletePage,
  compilePage,
] as const;
