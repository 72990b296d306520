// Takes what visitors send through the forms of a public page, and thanks them. What is done with it,
// and what a field may hold, is the pages room's.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../kit/clock.ts';
import { fail } from '../kit/fail.ts';
import { contentTypeOf, readBody } from './body.ts';
import { asFailure, messageOf, type Responder, retryAfter, statusOf } from './respond.ts';
import type { SitePages } from './rooms.ts';

export type Forms = {
  take(request: IncomingMessage, response: ServerResponse, path: string, ip: string): Promise<void>;
};

const BODY_BYTES = 16 * 1024;
const MAX_FIELDS = 50;
const PER_MINUTE = 10;
const MAX_SENDERS = 50_000;
const formPath = /^\/_\/forms\/([a-z0-9_-]{3,20})\/(newsletter|contact|guestbook)$/;

const thanks: Record<string, { title: string; text: string }> = {
  newsletter: { title: 'You are on the list', text: 'Thank you for signing up.' },
  contact: { title: 'Message sent', text: 'Thank you. Your message has arrived.' },
  guestbook: { title: 'Thank you for signing', text: 'Your entry has arrived.' },
};

export function createForms(pages: SitePages, answer: Responder, clock: Clock): Forms {
  const maySend = createSenderLimit(clock);
  return {
    async take(request, response, path, ip) {
      const [, name, kind] = formPath.exec(path) ?? [];
      if (name === undefined || kind === undefined) return answer.notFound(response);
      const back = { href: `/${name}`, label: 'Back to the page' };
      try {
        if (contentTypeOf(request) !== 'application/x-www-form-urlencoded') {
          throw fail('input.media_type');
        }
        if (!maySend(ip)) throw fail('rate.limited', { retryAfter: 60 });
        const fields = readFields(await readBody(request, BODY_BYTES));
        await pages.submitForm({ name, kind, fields });
        const { title = '', text = '' } = thanks[kind] ?? {};
        answer.page(response, 200, { title, text, link: back });
      } catch (error) {
        const failure = asFailure(error);
        const status = statusOf(failure.code);
        if (failure.code === 'internal') throw error;
        if (status === 404) return answer.notFound(response);
        const page = { title: 'That did not work', text: messageOf(failure), link: back };
        answer.page(response, status, page, retryAfter(failure));
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

function createSenderLimit(clock: Clock): (ip: string) => boolean {
  let minute = 0;
  const counts = new Map<string, number>();
  return (ip) => {
    const now = Math.floor(clock.now().getTime() / 60_000);
    if (now !== minute || counts.size > MAX_SENDERS) counts.clear();
    minute = now;
    const count = (counts.get(ip) ?? 0) + 1;
    counts.set(ip, count);
    return count <= PER_MINUTE;
  };
}
