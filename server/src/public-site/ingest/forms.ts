// Accepts what visitors send through the forms of a public page, and tells them what became of it. The forms module
// decides what a field may hold and stores it.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FormKind } from '@vys/contract/pages/forms';
import { type AppError, appError } from '../../platform/errors.ts';
import type { MemoryLimiter } from '../../platform/rate-limit/memory-limiter.ts';
import type { SiteForms } from '../dependencies.ts';
import { readBody, readContentType } from '../http/body.ts';
import {
  describeError,
  getStatus,
  type ResponseWriter,
  retryAfter,
  toAppError,
} from '../http/responses.ts';
import { chooseLocale, type Locale } from '../language.ts';
import { findCurrent, type PublishedPages } from '../pages/page-lookup.ts';
import { createFormResponder, type FormResponse } from './form-response.ts';

export type Forms = {
  handle(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    ip: string,
  ): Promise<void>;
};

export type FormsDeps = {
  forms: Pick<SiteForms, 'submit'>;
  published: Pick<PublishedPages, 'find'>;
  respond: ResponseWriter;
  limiter: MemoryLimiter;
  pagesOrigin: string;
};

/** A long message in a script of three bytes a character, percent-encoded. */
const BODY_BYTES = 64 * 1024;
const MAX_FIELDS = 50;
const formPath = /^\/_\/forms\/([a-z0-9_-]{3,20})\/(newsletter|contact|guestbook)$/;

export function createForms({ forms, published, respond, limiter, pagesOrigin }: FormsDeps): Forms {
  const sendResult = createFormResponder(respond, pagesOrigin);

  function limit(ip: string, name: string): void {
    limiter.consume('submitForm.addressMinute', ip);
    limiter.consume('submitForm.addressHour', ip);
    limiter.consume('submitForm.addressAndPage', ip, name);
  }

  return {
    async handle(request, response, path, ip) {
      const match = formPath.exec(path);
      const name = match?.[1];
      const kind = match?.[2] as FormKind | undefined;
      if (name === undefined || kind === undefined) return respond.notFound(response);
      let values: Record<string, string> = {};
      let locale = chooseLocale(request);
      const onPage = async () => {
        const page = await findCurrent(published, `/${name}`);
        locale = chooseLocale(request, page?.language);
        return { name, kind, page, locale };
      };
      try {
        if (readContentType(request) !== 'application/x-www-form-urlencoded') {
          throw appError('input.media_type');
        }
        limit(ip, name);
        values = readFields(await readBody(request, BODY_BYTES));
        const target = await onPage();
        const { language } = target.locale;
        const { confirmsByEmail } = await forms.submit({ name, kind, fields: values, language });
        const { thanks, checkInbox } = target.locale.messages.forms;
        const result = { isSent: true, ...(confirmsByEmail ? checkInbox : thanks[kind]) };
        sendResult(request, response, target, { status: 200, result, values, extra: [] });
      } catch (error) {
        const failure = toAppError(error);
        if (failure.code === 'internal') throw error;
        if (getStatus(failure.code) === 404) return respond.notFound(response);
        // Whatever keeps the page from being found must not hide what is wrong.
        const target = await onPage().catch(() => ({ name, kind, page: undefined, locale }));
        sendResult(request, response, target, describe(failure, target.locale, values));
      }
    },
  };
}

function describe(
  failure: AppError,
  locale: Locale,
  values: Readonly<Record<string, string>>,
): FormResponse {
  const status = getStatus(failure.code);
  const { invalid, tooLong, tooMany, failed } = locale.messages.forms;
  const titles: Record<number, string> = { 400: invalid, 413: tooLong, 429: tooMany };
  const [field] = Object.keys(failure.details.fields ?? {});
  const result = {
    isSent: false,
    title: titles[status] ?? failed,
    text: describeError(failure, locale),
    ...(field === undefined ? {} : { field }),
  };
  return { status, result, values, extra: retryAfter(failure) };
}

/** The first value of a repeated field. */
function readFields(body: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of [...new URLSearchParams(body)].slice(0, MAX_FIELDS)) {
    if (!Object.hasOwn(fields, name)) fields[name] = value;
  }
  return fields;
}
