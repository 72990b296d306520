// Export of a page as a static site or as open JSON (docs/page-format.md), and import from JSON, HTML or a
// public address.
import { z } from 'zod';
import { route } from '../api/route.ts';
import { isoTime, uuid } from '../api/schemas.ts';
import * as fieldMessages from '../fields/messages/en.ts';
import { pageContentSchema } from './page-content.ts';

export const PAGE_FORMAT = 'vys-page';
export const PAGE_FORMAT_VERSION = 1;

/** The open format of a page. Readers leave fields aside that they do not know. */
export const portablePageSchema = z.object({
  format: z.literal(PAGE_FORMAT),
  version: z.literal(PAGE_FORMAT_VERSION),
  /** Everything the page is made of. */
  content: pageContentSchema,
  exportedAt: isoTime,
  /** Where visitors see it; null while it has no address. */
  publicUrl: z.string().nullable(),
  publishedAt: isoTime.nullable(),
});
export type PortablePage = z.output<typeof portablePageSchema>;

/** The largest HTML or JSON to import, in bytes of UTF-8. */
export const IMPORT_LIMIT = 2 * 1024 * 1024;

export const exportZip = route({
  id: 'pages.exportZip',
  method: 'GET',
  path: '/api/pages/{id}/export.zip',
  summary: 'The page as a static site that opens from disk: as published, or else as saved',
  access: 'user',
  keyScope: 'pages:read',
  params: z.object({ id: uuid }),
  responseType: 'stream',
  contentType: 'application/zip',
  status: 200,
  output: z.undefined(),
  errors: [
    'input.invalid',
    'pages.not_found',
    'pages.does_not_compile',
    'pages.does_not_render',
    'rate.limited',
    'timeout',
    'too_complex',
    'unavailable',
  ],
});

/** A `PortablePage`, as saved. */
export const exportJson = route({
  id: 'pages.exportJson',
  method: 'GET',
  path: '/api/pages/{id}/export.json',
  summary: 'The saved page in the open format vys-page',
  access: 'user',
  keyScope: 'pages:read',
  params: z.object({ id: uuid }),
  responseType: 'stream',
  contentType: 'application/json',
  status: 200,
  output: z.undefined(),
  errors: ['input.invalid', 'pages.not_found'],
});

/** One note about an import: imported, skipped, or to review. */
export const importNoteSchema = z.object({
  kind: z.enum(['imported', 'skipped', 'review']),
  text: z.string(),
});
export type ImportNote = z.output<typeof importNoteSchema>;

export const importedPageSchema = z.object({
  content: pageContentSchema,
  report: z.array(importNoteSchema),
  /** A picture of the person on another site, which the new page would load from there, and the
   *  same page without it. */
  avatar_url: z.string().nullable(),
  /** What was found on a foreign page; null for the open format. */
  profile: z
    .object({
      name: z.string(),
      tagline: z.string(),
      links: z.array(z.object({ title: z.string(), url: z.string() })),
    })
    .nullable(),
  content_without_avatar: pageContentSchema.nullable(),
});
export type ImportedPage = z.output<typeof importedPageSchema>;

const importBody = z
  .strictObject({
    /** A `PortablePage`. */
    json: z.unknown().optional(),
    url: z.string().trim().max(2048).optional(),
    html: z.string().optional(),
  })
  .refine(
    ({ json, url, html }) =>
      [json, url, html].filter((source) => source !== undefined).length === 1,
    fieldMessages.importSource,
  );

export const importPage = route({
  id: 'pages.import',
  method: 'POST',
  path: '/api/pages/import',
  summary: 'Make a page from the open format, an HTML file or a public address, without saving it',
  access: 'user',
  keyScope: 'pages:write',
  body: importBody,
  // Quotes and line breaks take two bytes in JSON.
  bodyLimit: IMPORT_LIMIT * 2,
  responseType: 'json',
  status: 200,
  output: importedPageSchema,
  errors: [
    'input.invalid',
    'input.too_large',
    'pages.import_unreadable',
    'pages.import_refused',
    'pages.import_unreachable',
    'pages.import_too_large',
    'pages.source_too_large',
    'rate.limited',
    'timeout',
    'too_complex',
    'unavailable',
  ],
});

export const importExportRoutes = [exportZip, exportJson, importPage] as const;
