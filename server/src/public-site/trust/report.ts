// `/_/report/{name}`: a plain form by which visitors report a page, and the confirmation. The moderation module
// handles the report itself.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { HONEYPOT_FIELD } from '@vys/compiler/sanitize/honeypot';
import { REPORT_TEXT_LIMIT, type Report, reportSchema } from '@vys/contract/pages/moderation';
import { appError } from '../../platform/errors.ts';
import type { MemoryLimiter } from '../../platform/rate-limit/memory-limiter.ts';
import type { SiteModeration } from '../dependencies.ts';
import { readBody, readContentType } from '../http/body.ts';
import {
  describeError,
  getStatus,
  type ResponseWriter,
  retryAfter,
  toAppError,
} from '../http/responses.ts';
import { chooseLocale, type Locale } from '../language.ts';
import type { SiteMessages } from '../messages/index.ts';
import type { PublishedPages } from '../pages/page-lookup.ts';
import { type FormValues, renderReportForm, renderThanks } from './report-form.ts';
import { layoutPolicy } from './trust-safety-layout.ts';

export type Reports = {
  /** Handles all requests to `/_/report/…`. */
  handle(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    ip: string,
  ): Promise<void>;
};

export const REPORT_PATH = '/_/report/';

const BODY_BYTES = 16 * 1024;
const namePattern = /^[a-z0-9_-]{3,20}$/;
const emptyValues: FormValues = { reason: '', message: '', email: '' };

export function createReports(
  moderation: Pick<SiteModeration, 'report'>,
  published: Pick<PublishedPages, 'findLanguage'>,
  respond: ResponseWriter,
  limiter: MemoryLimiter,
): Reports {
  const withForm = layoutPolicy({ hasForm: true });
  const withoutForm = layoutPolicy({ hasForm: false });

  function showForm(
    response: ServerResponse,
    { name, locale }: Target,
    again: {
      status?: number;
      values?: FormValues;
      problem?: string;
      extra?: readonly string[];
    } = {},
  ): void {
    const { status = 200, values = emptyValues, problem, extra = [] } = again;
    const html = renderReportForm(locale, name, values, problem);
    respond.document(response, status, { html, policy: withForm, extra });
  }

  async function take(
    request: IncomingMessage,
    response: ServerResponse,
    { name, locale }: Target,
    ip: string,
  ): Promise<void> {
    let values = emptyValues;
    try {
      checkSource(request);
      const form = new URLSearchParams(await readBody(request, BODY_BYTES));
      values = readValues(form);
      const report = readReport(values, locale.messages);
      limiter.consume('reportPage.address', ip);
      // A bot is treated like a report about an unknown name.
      const target = form.get(HONEYPOT_FIELD) ? '' : name;
      const html = renderThanks(locale, name, await moderation.report(target, report));
      respond.document(response, 200, { html, policy: withoutForm });
    } catch (error) {
      const failure = toAppError(error);
      if (failure.code === 'internal') throw error;
      const status = getStatus(failure.code);
      const problem = describeError(failure, locale);
      if (!request.complete) response.shouldKeepAlive = false;
      showForm(response, { name, locale }, { status, values, problem, extra: retryAfter(failure) });
    }
  }

  return {
    async handle(request, response, path, ip) {
      const name = path.slice(REPORT_PATH.length).toLowerCase();
      if (!namePattern.test(name)) return respond.notFound(response);
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (!isRead && request.method !== 'POST') {
        return respond.notAllowed(response, 'GET, HEAD, POST');
      }
      const locale = chooseLocale(request, await published.findLanguage(name));
      if (isRead) return showForm(response, { name, locale });
      await take(request, response, { name, locale }, ip);
    },
  };
}

type Target = { name: string; locale: Locale };

/** Only our own form sends reports; the browser says where a form stood. */
function checkSource(request: IncomingMessage): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') throw appError('auth.forbidden');
  if (readContentType(request) !== 'application/x-www-form-urlencoded')
    throw appError('input.media_type');
}

function readValues(form: URLSearchParams): FormValues {
  const text = (name: string) => form.get(name) ?? '';
  // Browsers send line ends as two characters, which would count against the limit.
  const message = text('message').replaceAll('\r\n', '\n');
  return { reason: text('reason'), message, email: text('email').trim() };
}

function readReport(values: FormValues, { report }: SiteMessages): Report {
  const result = reportSchema.safeParse(values);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const { reason, tooLong, character, email } = report.invalid;
  const ofMessage = issue?.code === 'too_big' ? tooLong(REPORT_TEXT_LIMIT) : character;
  const messages = { reason, message: ofMessage, email };
  const message = messages[issue?.path[0] as keyof FormValues];
  throw appError('input.invalid', { message });
}
