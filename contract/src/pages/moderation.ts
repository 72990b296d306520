// Reports of public pages and what operators decide about them (TIER-13). Visitors report on the
// pages origin, with a plain form; these calls are for operators and for the owner who appeals.
import { z } from 'zod';
import { route } from '../api/route.ts';
import { emailField, isoTime, uuid } from '../api/schemas.ts';
import * as fieldMessages from '../fields/messages/en.ts';
import { suspensionSchema } from './pages.ts';

export const reportReasons = [
  'phishing',
  'malware',
  'impersonation',
  'illegal',
  'copyright',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

export const REPORT_TEXT_LIMIT = 2000;

/** What a visitor sends; an empty address is none. */
export const reportSchema = z.object({
  reason: z.enum(reportReasons, fieldMessages.reportReason),
  message: z
    .string()
    .trim()
    .max(REPORT_TEXT_LIMIT, fieldMessages.atMost(REPORT_TEXT_LIMIT))
    .refine((text) => !text.includes('\0'), fieldMessages.characterUnsavable),
  email: z.union([z.literal(''), emailField]),
});
export type Report = z.output<typeof reportSchema>;

/** `open` and `appealed` wait for a decision. */
export const caseStatuses = ['open', 'appealed', 'suspended', 'reinstated', 'dismissed'] as const;
export type CaseStatus = (typeof caseStatuses)[number];

/** `reopen` takes a decision back: the case waits again and the page is shown. */
export const decisions = ['suspend', 'reinstate', 'dismiss', 'reopen'] as const;
export type Decision = (typeof decisions)[number];

const caseShape = {
  id: uuid,
  case_number: z.string(),
  status: z.enum(caseStatuses),
  page: z.object({ id: uuid, name: z.string(), url: z.string(), title: z.string() }),
  /** The page runs code in visitors' browsers, which may change what they see. */
  runs_code: z.boolean(),
  /** Those named so far, the most frequent first. */
  reasons: z.array(z.enum(reportReasons)),
  report_count: z.number().int(),
  created_at: isoTime,
  last_reported_at: isoTime,
  decided_at: isoTime.nullable(),
};

export const caseSummarySchema = z.object(caseShape);
export type CaseSummary = z.output<typeof caseSummarySchema>;

/** Where a link really leads. `host` is empty where there is none, as with email addresses. */
export const outboundLinkSchema = z.object({
  text: z.string(),
  url: z.string(),
  /** As the network knows it, in ASCII. */
  host: z.string(),
  /** As people read it, when that differs. */
  host_decoded: z.string().nullable(),
});
export type OutboundLink = z.output<typeof outboundLinkSchema>;

export const caseDetailSchema = z.object({
  ...caseShape,
  /** Of the last decision. */
  reason: z.string().nullable(),
  owner: z.object({
    id: uuid,
    username: z.string(),
    full_name: z.string(),
    email: z.string(),
    member_since: isoTime,
  }),
  is_active: z.boolean(),
  first_published_at: isoTime.nullable(),
  published_at: isoTime.nullable(),
  suspended_at: isoTime.nullable(),
  /** The first ones; `report_count` says how many there are. */
  reports: z.array(
    z.object({
      id: uuid,
      reason: z.enum(reportReasons),
      message: z.string(),
      email: z.string().nullable(),
      created_at: isoTime,
    }),
  ),
  appeals: z.array(z.object({ id: uuid, message: z.string(), created_at: isoTime })),
  links: z.array(outboundLinkSchema),
  embeds: z.array(outboundLinkSchema),
  /** Hosts that the code of the page may load images, sound and video from. */
  loads: z.array(outboundLinkSchema),
  /** Kinds of the forms on the page. */
  forms: z.array(z.string()),
  log: z.array(
    z.object({
      id: z.number().int(),
      decision: z.enum(decisions),
      reason: z.string(),
      operator_email: z.string(),
      created_at: isoTime,
    }),
  ),
});
export type CaseDetail = z.output<typeof caseDetailSchema>;

export const CASES_PER_PAGE = 20;

export const listCases = route({
  id: 'moderation.list',
  method: 'GET',
  path: '/api/moderation/cases',
  summary: 'Cases, the last reported first (operators)',
  access: 'user',
  keyScope: 'none',
  query: z.object({
    state: z.enum(['open', 'closed', 'all']).default('open'),
    reason: z.enum(reportReasons).optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  responseType: 'json',
  status: 200,
  output: z.object({
    data: z.object({
      cases: z.array(caseSummarySchema),
      total: z.number().int(),
      page: z.number().int(),
      per_page: z.number().int(),
    }),
  }),
  errors: ['input.invalid', 'auth.forbidden'],
});

export const getCase = route({
  id: 'moderation.get',
  method: 'GET',
  path: '/api/moderation/cases/{id}',
  summary: 'A case with its page, owner, reports and links (operators)',
  access: 'user',
  keyScope: 'none',
  params: z.object({ id: uuid }),
  responseType: 'json',
  status: 200,
  output: z.object({ data: caseDetailSchema }),
  errors: ['auth.forbidden', 'moderation.case_not_found'],
});

const reasonField = z
  .string()
  .trim()
  .max(REPORT_TEXT_LIMIT, fieldMessages.atMost(REPORT_TEXT_LIMIT))
  .refine((text) => !text.includes('\0'), fieldMessages.characterUnsavable);

/** Suspending and reinstating say why; the owner of the page reads it. */
export const decideCase = route({
  id: 'moderation.decide',
  method: 'POST',
  path: '/api/moderation/cases/{id}/decision',
  summary: 'Suspend or reinstate the page, dismiss the case or open it again (operators)',
  access: 'user',
  keyScope: 'none',
  params: z.object({ id: uuid }),
  body: z
    .strictObject({ decision: z.enum(decisions), reason: reasonField.default('') })
    .refine(({ decision, reason }) => decision !== 'suspend' || reason !== '', {
      path: ['reason'],
      message: fieldMessages.decisionReason,
    }),
  responseType: 'json',
  status: 200,
  output: z.object({ data: caseDetailSchema }),
  errors: [
    'input.invalid',
    'auth.forbidden',
    'moderation.case_not_found',
    'moderation.decision_not_possible',
  ],
});

export const appealSuspension = route({
  id: 'moderation.appeal',
  method: 'POST',
  path: '/api/moderation/appeals',
  summary: 'Appeal the suspension of the own page; the case is reviewed again',
  access: 'user',
  keyScope: 'none',
  body: z.strictObject({
    message: reasonField.refine((text) => text !== '', fieldMessages.appealReason),
  }),
  responseType: 'json',
  status: 201,
  output: z.object({ data: suspensionSchema }),
  errors: ['input.invalid', 'moderation.nothing_to_appeal'],
});

export const moderationRoutes = [listCases, getCase, decideCase, appealSuspension] as const;
