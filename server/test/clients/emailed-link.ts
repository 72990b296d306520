// Reads the links that a product without a mail server writes into its data folder.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { TestApp } from '../app.ts';
import { parseEmail } from './smtp-capture.ts';

/**
 * Waits for an email to that address with a link to `path` whose token is not in `seen`; returns the token.
 */
export async function emailedToken(
  { config }: TestApp,
  email: string,
  path: '/verify-email' | '/reset-password',
  seen: readonly string[] = [],
): Promise<string> {
  const folder = join(config.dataDir, 'emails');
  const link = new RegExp(`${path}\\?token=([\\w-]{43})`);
  let token = '';
  await expect
    .poll(
      async () => {
        const names = await readdir(folder).catch(() => []);
        const emails = names.filter((name) => name.endsWith('.eml'));
        const texts = await Promise.all(emails.map((name) => readFile(join(folder, name), 'utf8')));
        const links = texts
          .filter((text) => text.includes(`To: ${email}`))
          .map((text) => link.exec(parseEmail(text).body)?.[1] ?? '');
        token = links.find((one) => one !== '' && !seen.includes(one)) ?? '';
        return token;
      },
      { timeout: 10_000 },
    )
    .not.toBe('');
  return token;
}
