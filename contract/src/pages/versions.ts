// The saved versions of a page: the list, undo and redo, restoring one, and what two of them differ in.
import { z } from 'zod';
import { route } from '../api/route.ts';
import { isoTime, uuid } from '../api/schemas.ts';
import * as fieldMessages from '../fields/messages/en.ts';
import { pageContentSchema } from './page-content.ts';
import { pageSchema } from './pages.ts';

/** `content` is the content panel and select-to-edit, `editor` what else is saved in the studio. */
export const versionSources = [
  'assistant',
  'content',
  'code',
  'editor',
  'restore',
  'undo',
  'redo',
  'import',
] as const;
export type VersionSource = (typeof versionSources)[number];

export const pageVersionSchema = z.object({
  id: uuid,
  /** The first version of a page is 1; a number is never given again. */
  number: z.number().int(),
  createdAt: isoTime,
  autoSaved: z.boolean(),
  /** Who or what made it; null where it is not known. */
  source: z.enum(versionSources).nullable(),
  /** What changed since the version before, in one line; null where that version is not kept. */
  summary: z.string().nullable(),
  /** When it was last published. */
  publishedAt: isoTime.nullable(),
  /** Visitors see it. */
  isLive: z.boolean(),
  metadata: z.object({ title: z.string() }),
  content: pageContentSchema,
});
export type PageVersion = z.output<typeof pageVersionSchema>;

/** The most bytes of a response that lists versions. */
export const VERSIONS_BYTES = 2_000_000;
/** `v` and the number that the versions of the next response are below. */
export const VERSION_CURSOR = /^v\d{1,10}$/;

export const listVersions = route({
  id: 'pages.versions',
  method: 'GET',
  path: '/api/pages/{id}/versions',
  summary: 'Saved versions, newest first, at most 2 MB at a time',
  access: 'user',
  keyScope: 'pages:read',
  scope: 'pages',
  params: z.object({ id: uuid }),
  query: z.object({
    /** `next_cursor` of the response before; without it the list starts with the current version. */
    cursor: z.string().regex(VERSION_CURSOR, fieldMessages.cursorInvalid).optional(),
  }),
  responseType: 'json',
  status: 200,
  output: z.object({
    versions: z.array(pageVersionSchema),
    /** All versions of the page, also those that this response does not hold. */
    total: z.number().int(),
    /** Leads to older versions; null when there are none. */
    next_cursor: z.string().nullable(),
    /** False while summaries are still being made: the same list has them a moment later. */
    has_summaries: z.boolean(),
  }),
  errors: ['input.invalid', 'pages.not_found', 'rate.limited'],
});

const ifMatch = {
  'If-Match': 'The `etag` of the page that the change is based on; changes only that one.',
};

const differenceSchema = z.object({
  /** Names it when it is restored: `profile`, `links`, `design`, `details`, `code` or `section:` and an id. */
  part: z.string(),
  /** The kind of a section, or the name of another part. */
  kind: z.string(),
  /** Of a section that has one. */
  title: z.string().optional(),
  /** What changed, one line each. */
  changes: z.array(z.string()),
  /** Whether the current page can have this part of the version again, and nothing else changes. */
  canRestore: z.boolean(),
});
export type VersionDifference = z.output<typeof differenceSchema>;

export const compareVersions = route({
  id: 'pages.compareVersions',
  method: 'GET',
  path: '/api/pages/{id}/versions/{versionId}/changes',
  summary: 'What changed from a version to another one, part by part',
  access: 'user',
  keyScope: 'pages:read',
  scope: 'pages',
  params: z.object({ id: uuid, versionId: uuid }),
  query: z.object({
    /** The later of the two; without it the current version. */
    to: uuid.optional(),
  }),
  responseType: 'json',
  status: 200,
  output: z.object({ differences: z.array(differenceSchema) }),
  errors: [
    'input.invalid',
    'pages.not_found',
    'pages.version_not_found',
    'timeout',
    'too_complex',
    'rate.limited',
    'unavailable',
  ],
});

/** The content of an earlier version becomes a new version, so that nothing is lost. */
export const stepThroughVersions = route({
  id: 'pages.step',
  method: 'POST',
  path: '/api/pages/{id}/history',
  summary: 'Undo or redo changes of the page, at any depth',
  access: 'user',
  keyScope: 'pages:write',
  scope: 'pages',
  params: z.object({ id: uuid }),
  headers: ifMatch,
  body: z.strictObject({
    action: z.enum(['undo', 'redo']),
    /** As many as there are, up to this. */
    steps: z.number().int().min(1).max(50).default(1),
  }),
  responseType: 'json',
  status: 200,
  output: z.object({
    page: pageSchema,
    /** What was undone or done again, in one line; null where it cannot be told. */
    summary: z.string().nullable(),
  }),
  errors: ['input.invalid', 'pages.not_found', 'pages.no_step', 'pages.stale'],
});

export const restoreVersion = route({
  id: 'pages.restoreVersion',
  method: 'POST',
  path: '/api/pages/{id}/versions/{versionId}/restore',
  summary: 'Make the content of a version, or one part of it, the current one, as a new version',
  access: 'user',
  keyScope: 'pages:write',
  scope: 'pages',
  params: z.object({ id: uuid, versionId: uuid }),
  headers: ifMatch,
  body: z.strictObject({
    /** As `pages.compareVersions` names it; without it the whole page. */
    part: z.string().min(1).max(60).optional(),
  }),
  responseType: 'json',
  status: 200,
  output: pageSchema,
  errors: [
    'input.invalid',
    'pages.not_found',
    'pages.version_not_found',
    'pages.part_not_restorable',
    'pages.stale',
    'timeout',
    'too_complex',
    'rate.limited',
    'unavailable',
  ],
});

export const versionsRoutes = [
  listVersions,
  compareVersions,
  stepThroughVersions,
  restoreVersion,
] as const;
