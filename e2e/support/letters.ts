// Letters as the people of a journey get them: from the product's own mailbox.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import { dataDir } from './origins.ts';

/** As the start prints it. */
export const mailboxLink = () => `/mailbox#${mailboxKey()}`;

const mailboxKey = () => readFileSync(join(dataDir, 'outbox', 'mailbox-key'), 'utf8').trim();

/** The path of the link in the newest letter of that kind to somebody. */
export async function linkFor(
  request: APIRequestContext,
  email: string,
  path: '/verify-email' | '/reset-password',
): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const answer = await request.get('/api/mailbox', {
      headers: { 'x-mailbox-key': mailboxKey() },
    });
    expect(answer.status()).toBe(200);
    const { data } = (await answer.json()) as { data: { to: string; body: string }[] };
    const letter = data.find(({ to, body }) => to === email && body.includes(`${path}?token=`));
    link = letter?.body.match(new RegExp(`${path}\\?token=[\\w-]+`))?.[0];
    expect(link, `a link to ${path} for ${email}`).toBeTruthy();
  }).toPass({ timeout: 20_000 });
  return link as string;
}
