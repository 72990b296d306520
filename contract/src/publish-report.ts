// What the publish gate says about the saved page: what keeps it from being published, and what to
// better. The same for pages that the assistant made and for pages written by hand.
import { z } from 'zod';
import { uuid } from './fields.ts';
import { route } from './route.ts';

export const gateFixSchema = z.object({
  label: z.string(),
  /** One edit of the source that the finding names; offsets count UTF-16 units. */
  replace: z
    .object({ start: z.number().int(), end: z.number().int(), text: z.string() })
    .optional(),
});

export const gateFindingSchema = z.object({
  rule: z.string(),
  /** A page with a `block` is not published; a `warn` is advice. */
  severity: z.enum(['block', 'warn']),
  /** What it is and why it matters, for people. */
  message: z.string(),
  /** Where `line`, `column` and the fix count; without it the finding is about the whole page. */
  source: z.enum(['jsx', 'css']).optional(),
  line: z.number().int().optional(),
  column: z.number().int().optional(),
  excerpt: z.string().optional(),
  fix: gateFixSchema.optional(),
});
export type GateFinding = z.output<typeof gateFindingSchema>;

export const gateReportSchema = z.object({
  blocked: z.boolean(),
  findings: z.array(gateFindingSchema),
});
export type GateReport = z.output<typeof gateReportSchema>;

/** Of the page as it is saved now; a page that does not compile or render is blocked too. */
export const getPublishReport = route({
  id: 'pages.report',
  method: 'GET',
  path: '/api/pages/{id}/report',
  summary: 'What the publish gate says about the saved page',
  access: 'user',
  params: z.object({ id: uuid }),
  answer: 'json',
  status: 200,
  output: gateReportSchema.extend({
    /** Of the page that was judged; a fix fits this source only. */
    etag: z.string(),
  }),
  errors: ['pages.not_found', 'rate.limited', 'timeout', 'too_complex', 'unavailable'],
});

export const publishReportRoutes = [getPublishReport] as const;
