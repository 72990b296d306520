// What visitors sent through the forms of a page: listed, exported and removed by its owner.
import { z } from 'zod';
import { route } from '../api/route.ts';
import { isoTime, uuid } from '../api/schemas.ts';

export const formKinds = ['newsletter', 'contact', 'guestbook'] as const;
export type FormKind = (typeof formKinds)[number];

/** Newsletter signups are `pending` until the visitor has followed the link in the email, then
 *  `confirmed`; where no email is delivered they are `unconfirmed`. Everything else is `received`. */
export const submissionStatuses = ['received', 'pending', 'confirmed', 'unconfirmed'] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];

export const submissionSchema = z.object({
  id: uuid,
  kind: z.enum(formKinds),
  status: z.enum(submissionStatuses),
  email: z.string().nullable(),
  name: z.string().nullable(),
  message: z.string().nullable(),
  /** Fields that the form has beside these, as the page's author named them. */
  extra: z.record(z.string(), z.string()),
  created_at: isoTime,
});
export type Submission = z.output<typeof submissionSchema>;

export const SUBMISSIONS_PER_PAGE = 50;

/** Newest first. `cursor` is `next_cursor` of the part before. */
export const listSubmissions = route({
  id: 'forms.list',
  method: 'GET',
  path: '/api/pages/{id}/submissions',
  summary: 'What visitors sent through the forms of a page, newest first',
  access: 'user',
  keyScope: 'forms:read',
  params: z.object({ id: uuid }),
  query: z.object({
    kind: z.enum(formKinds).optional(),
    cursor: z
      .string()
      .regex(/^\d{4}-[\d-]+T[\d:.]+Z_[0-9a-f-]{36}$/)
      .optional(),
    limit: z.coerce.number().int().min(1).max(100).default(SUBMISSIONS_PER_PAGE),
  }),
  responseType: 'json',
  status: 200,
  output: z.object({
    submissions: z.array(submissionSchema),
    next_cursor: z.string().nullable(),
    /** Of the whole page, whatever the filter. */
    counts: z.record(z.enum(formKinds), z.number().int()),
    /** Whether signups are asked to confirm by email. */
    confirms_by_mail: z.boolean(),
  }),
  errors: ['input.invalid', 'pages.not_found'],
});

/** UTF-8 with a byte order mark, and no cell that a spreadsheet would run. Pending signups are left out. */
export const exportSubmissions = route({
  id: 'forms.export',
  method: 'GET',
  path: '/api/pages/{id}/submissions.csv',
  summary: 'The same as text/csv',
  access: 'user',
  keyScope: 'forms:read',
  params: z.object({ id: uuid }),
  query: z.object({ kind: z.enum(formKinds).optional() }),
  responseType: 'stream',
  contentType: 'text/csv',
  status: 200,
  output: z.undefined(),
  errors: ['input.invalid', 'pages.not_found'],
});

export const deleteSubmission = route({
  id: 'forms.delete',
  method: 'DELETE',
  path: '/api/pages/{id}/submissions/{submissionId}',
  summary: 'Remove one of them',
  access: 'user',
  keyScope: 'forms:write',
  params: z.object({ id: uuid, submissionId: uuid }),
  responseType: 'empty',
  status: 204,
  output: z.undefined(),
  errors: ['input.invalid', 'pages.not_found', 'pages.submission_not_found'],
});

export const formsRoutes = [listSubmissions, exportSubmissions, deleteSubmission] as const;
