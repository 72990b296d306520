// Accepts what visitors send through the forms of a public page, and thanks them. The forms module decides
// what a field may hold and stores it.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FormKind } from '@vys/contract/pages/forms';
import { appError } from '../../platform/errors.ts';
import type { MemoryLimiter } from '../../platform/rate-limit/memory-limiter.ts';
import type { SiteForms } from '../dependencies.ts';
import { readBody, readContentType } from '../http/body.ts';
import {
  getMessage,
  getStatus,
  type ResponseWriter,
  retryAfter,
  toAppError,
} from '../http/responses.ts';
import { formMessages } from '../messages.ts';

export type Forms = {
  handle(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    ip: string,
  ): Promise<void>;
};

/** A long message in a script of three bytes a character, percent-encoded. */
const BODY_BYTES = 64 * 1024;
const MAX_FIELDS = 50;
const formPath = /^\/_\/forms\/([a-z0-9_-]{3,20})\/(newsletter|contact|guestbook)$/;

const failureTitles: Record<number, string> = {
  400: formMessages.invalid,
  413: formMessages.tooLong,
  429: formMessages.tooMany,
};

export function createForms(
  forms: SiteForms,
  respond: ResponseWriter,
  limiter: MemoryLimiter,
): Forms {
  return {
    async handle(request, response, path, ip) {
      const match = formPath.exec(path);
      const name = match?.[1];
      const kind = match?.[2] as FormKind | undefined;
      if (name === undefined || kind === undefined) return respond.notFound(response);
      const link = { href: `/${name}`, label: formMessages.backLink };
      try {
        if (readContentType(request) !== 'application/x-www-form-urlencoded') {
          throw appError('input.media_type');
        }
        limiter.consume('submitForm.addressMinute', ip);
        limiter.consume('submitForm.addressHour', ip);
        limiter.consume('submitForm.addressAndPage', ip, name);
        const fields = readFields(await readBody(request, BODY_BYTES));
        const { confirmsByEmail } = await forms.submit({ name, kind, fields });
        const message = confirmsByEmail ? formMessages.checkInbox : formMessages.thanks[kind];
        respond.page(response, 200, { ...message, link });
      } catch (error) {
        const failure = toAppError(error);
        const status = getStatus(failure.code);
        if (failure.code === 'internal') throw error;
        if (status === 404) return respond.notFound(response);
        const title = failureTitles[status] ?? formMessages.failed;
        const page = { title, text: getMessage(failure), link };
        respond.page(response, status, page, retryAfter(failure));
      }
    },
  };
}

/** The first value of a repeated field. */
function readFields(body: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of [...new URLSearchParams(body)].slice(0, MAX_FIELDS)) {
    if (!Object.hasOwn(fields, name)) fields[name] = value;
  }
  return fields;
}
