// Accepts what visitors send through the forms of a public page, and thanks them. The forms module decides
// what a field may hold and stores it.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { appError } from '../../platform/errors.ts';
import type { MemoryLimiter } from '../../platform/rate-limit/memory-limiter.ts';
import type { SiteForms } from '../dependencies.ts';
import { contentTypeOf, readBody } from '../http/body.ts';
import {
  messageOf,
  type ResponseWriter,
  retryAfter,
  statusOf,
  toAppError,
} from '../http/responses.ts';

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

const thanks: Record<string, { title: string; text: string }> = {
  newsletter: { title: "You're subscribed", text: 'Thanks for subscribing.' },
  contact: { title: 'Message sent', text: 'Thanks! Your message is on its way to the page owner.' },
  guestbook: { title: 'Thanks for signing', text: "We've received your entry." },
};
const checkInbox = {
  title: 'One more step',
  text: "If you aren't subscribed yet, we've emailed you a link. Open it to confirm.",
};
const notSent: Record<number, string> = {
  400: 'Check your entries',
  413: 'Message too long',
  429: 'Too many messages',
};

export function createForms(
  forms: SiteForms,
  respond: ResponseWriter,
  limiter: MemoryLimiter,
): Forms {
  return {
    async handle(request, response, path, ip) {
      const [, name, kind] = formPath.exec(path) ?? [];
      if (name === undefined || kind === undefined) return respond.notFound(response);
      const back = { href: `/${name}`, label: 'Back to the page' };
      try {
        if (contentTypeOf(request) !== 'application/x-www-form-urlencoded') {
          throw appError('input.media_type');
        }
        limiter.consume('submitForm.addressMinute', ip);
        limiter.consume('submitForm.addressHour', ip);
        limiter.consume('submitForm.addressAndPage', ip, name);
        const fields = readFields(await readBody(request, BODY_BYTES));
        const { confirmsByEmail } = await forms.submit({ name, kind, fields });
        const { title = '', text = '' } = confirmsByEmail ? checkInbox : (thanks[kind] ?? {});
        respond.page(response, 200, { title, text, link: back });
      } catch (error) {
        const failure = toAppError(error);
        const status = statusOf(failure.code);
        if (failure.code === 'internal') throw error;
        if (status === 404) return respond.notFound(response);
        const page = {
          title: notSent[status] ?? 'Something went wrong',
          text: messageOf(failure),
          link: back,
        };
        respond.page(response, status, page, retryAfter(failure));
      }
    },
  };
}

/** Of a repeated field the first counts. */
function readFields(body: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of [...new URLSearchParams(body)].slice(0, MAX_FIELDS)) {
    if (!Object.hasOwn(fields, name)) fields[name] = value;
  }
  return fields;
}
