// Shows the letters that had to stay in the data folder, so that one can sign up, verify and reset while
// developing without a mail server. Whoever reads them can take over any account: it is there only for
// the person at this machine, who has the key.
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { listLetters, MAILBOX_KEY_HEADER, type MailboxLetter } from '@vys/contract/mailbox';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../kit/config.ts';
import { fail } from '../kit/fail.ts';
import type { Bind } from '../kit/http.ts';
import { errorCode } from '../kit/startup-problem.ts';
import { isLoopback, mayBeRead } from './mailbox-access.ts';
import { isMailboxKey, readMailboxKey } from './mailbox-key.ts';

export type Mailbox = { readonly isOpen: boolean; bind(bind: Bind): void };

const SHOWN = 50;
const LETTER_NAME = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.eml$/;

export function createMailbox(config: Config): Mailbox {
  const isOpen = mayBeRead(config);
  const folder = join(config.dataDir, 'outbox');
  const key = isOpen ? readMailboxKey(config.dataDir) : undefined;
  return {
    isOpen,
    bind(bind) {
      bind(listLetters, async ({ request }) => {
        const hasKey = key !== undefined && isMailboxKey(request.headers[MAILBOX_KEY_HEADER], key);
        if (!hasKey || !comesFromHere(request)) throw fail('route.not_found');
        return { data: await readLetters(folder) };
      });
    },
  };
}

/** Not through a proxy or a tunnel, and not under a foreign name that leads to this machine (DNS
 *  rebinding): a page of that name could read the answer. */
function comesFromHere({ headers, socket }: FastifyRequest): boolean {
  const isHanded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'via'].some(
    (name) => headers[name] !== undefined,
  );
  const from = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const name = (headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
  return !isHanded && isLoopback(from) && isLoopback(name);
}

async function readLetters(folder: string): Promise<MailboxLetter[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    // Nothing was written yet.
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  const files = await Promise.all(
    names
      .filter((name) => LETTER_NAME.test(name))
      .map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  const newest = files.toSorted((a, b) => b.at - a.at).slice(0, SHOWN);
  return Promise.all(newest.map(({ name, at }) => readLetter(join(folder, name), new Date(at))));
}

async function readLetter(path: string, at: Date): Promise<MailboxLetter> {
  const { default: PostalMime } = await import('postal-mime');
  const { to, subject, text } = await PostalMime.parse(await readFile(path));
  return {
    id: basename(path, '.eml'),
    to: (to ?? []).map(({ address }) => address ?? '').join(', '),
    subject: subject ?? '',
    body: text ?? '',
    at: at.toISOString(),
  };
}
