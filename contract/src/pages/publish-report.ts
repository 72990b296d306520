// The publish report of the saved page: what blocks publishing, and what could be
// improved. The same for pages that the assistant made and for pages written by hand.
import { z } from 'zod';
import { route } from '../api/route.ts';
import { uuid } from '../api/schemas.ts';

/** A text by its name and its values, for clients that have it in other languages. */
const phraseSchema = z.object({
  key: z.string(),
  values: z.array(z.union([z.string(), z.number()])),
});

export const publishFixSchema = z.object({
  label: z.string(),
  phrase: phraseSchema.optional(),
  /** One edit of the source that the finding names; offsets count UTF-16 units. */
  replace: z
    .object({ start: z.number().int(), end: z.number().int(), text: z.string() })
    .optional(),
});

export const publishFindingSchema = z.object({
  rule: z.string(),
  /** A page with a `block` is not published; a `warn` is advice. */
  severity: z.enum(['block', 'warn']),
  /** What it is and why it matters, for people. */
  message: z.string(),
  phrase: phraseSchema.optional(),
  /** Where `line`, `column` and the fix count; without it the finding is about the whole page. */
  source: z.enum(['jsx', 'css']).optional(),
  line: z.number().int().optional(),
  column: z.number().int().optional(),
  excerpt: z.string().optional(),
  fix: publishFixSchema.optional(),
  /** Of a page made from a page model: key of the element that it is about, to be changed by operations. */
  element: z.string().optional(),
});
export type PublishPhrase = z.output<typeof phraseSchema>;
export type PublishFinding = z.output<typeof publishFindingSchema>;

export const publishReportSchema = z.object({
  blocked: z.boolean(),
  findings: z.array(publishFindingSchema),
});
export type PublishReport = z.output<typeof publishReportSchema>;

/** What visitors would see of a page that is not finished yet. */
export const unfinishedRules: readonly string[] = ['placeholder-text', 'dead-link'];

export const isUnfinished = ({ findings }: Pick<PublishReport, 'findings'>): boolean =>
  findings.some(({ rule }) => unfinishedRules.includes(rule));

/** Of the page as it is saved now; a page that does not compile or render is blocked too. */
export const getPublishReport = route({
  id: 'pages.report',
  method: 'GET',
  path: '/api/pages/{id}/report',
  summary: 'The publish report of the saved page',
  access: 'user',
  keyScope: 'pages:read',
  params: z.object({ id: uuid }),
  responseType: 'json',
  status: 200,
  output: publishReportSchema.extend({
    /** Of the page that was checked; a fix fits this source only. */
    etag: z.string(),
  }),
  errors: ['pages.not_found', 'rate.limited', 'timeout', 'too_complex', 'unavailable'],
});

export const publishReportRoutes = [getPublishReport] as const;
