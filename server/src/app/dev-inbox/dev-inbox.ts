// The development inbox: shows the emails in the data folder, so that sign-up, verification and password
// reset work without a mail server. Their reader can take over any account, so it is available only on
// this machine and with the key.
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { DEV_INBOX_KEY_HEADER, type DevEmail, listDevEmails } from '@vys/contract/dev-inbox';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config.ts';
import { parseMessage } from '../../platform/email/parse-message.ts';
import { appError } from '../../platform/errors.ts';
import type { Bind } from '../../platform/http/http.ts';
import { normalizeAddress } from '../../platform/net/ip-address.ts';
import { errorCode } from '../../platform/process/startup-error.ts';
import { isDevInboxAllowed, isLoopback } from './dev-inbox-access.ts';
import { isDevInboxKey, readDevInboxKey } from './dev-inbox-key.ts';

export type DevInbox = { readonly isOpen: boolean; bind(bind: Bind): void };

const MAX_EMAILS = 50;
const EMAIL_FILE_NAME = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.eml$/;

export function createDevInbox(config: Config): DevInbox {
  const isOpen = isDevInboxAllowed(config);
  const folder = join(config.dataDir, 'emails');
  const key = isOpen ? readDevInboxKey(config.dataDir) : undefined;
  return {
    isOpen,
    bind(bind) {
      bind(listDevEmails, async ({ request }) => {
        const hasKey =
          key !== undefined && isDevInboxKey(request.headers[DEV_INBOX_KEY_HEADER], key);
        if (!hasKey || !comesFromHere(request)) throw appError('route.not_found');
        return { data: await readEmails(folder) };
      });
    },
  };
}

/** Not through a proxy or a tunnel, and not under a foreign name that leads to this machine (DNS
 *  rebinding): a page of that name could read the response. */
function comesFromHere({ headers, socket }: FastifyRequest): boolean {
  const isHanded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'via'].some(
    (name) => headers[name] !== undefined,
  );
  const from = normalizeAddress(socket.remoteAddress ?? '') ?? '';
  const name = (headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
  return !isHanded && isLoopback(from) && isLoopback(name);
}

async function readEmails(folder: string): Promise<DevEmail[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    // Nothing was written yet.
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  const files = await Promise.all(
    names
      .filter((name) => EMAIL_FILE_NAME.test(name))
      .map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  const newest = files.toSorted((a, b) => b.at - a.at).slice(0, MAX_EMAILS);
  return Promise.all(newest.map(({ name, at }) => readEmail(join(folder, name), new Date(at))));
}

async function readEmail(path: string, at: Date): Promise<DevEmail> {
  const { to, subject, text } = await parseMessage(await readFile(path));
  return {
    id: basename(path, '.eml'),
    to: (to ?? []).map(({ address }) => address ?? '').join(', '),
    subject: subject ?? '',
    body: text ?? '',
    at: at.toISOString(),
  };
}
