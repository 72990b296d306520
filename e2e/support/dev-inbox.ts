// Emails as the users of an end-to-end test get them: from the development inbox.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import { dataDir } from './origins.ts';

/** As the start prints it. */
export const devInboxLink = () => `/dev/inbox#${devInboxKey()}`;

const devInboxKey = () => readFileSync(join(dataDir, 'emails', 'dev-inbox-key'), 'utf8').trim();

/** The path of the link in the newest email of that kind to an address. */
export async function linkFor(
  request: APIRequestContext,
  email: string,
  path: '/verify-email' | '/reset-password',
): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const response = await request.get('/api/dev/inbox', {
      headers: { 'x-dev-inbox-key': devInboxKey() },
    });
    expect(response.status()).toBe(200);
    const { data } = (await response.json()) as { data: { to: string; body: string }[] };
    const message = data.find(({ to, body }) => to === email && body.includes(`${path}?token=`));
    link = message?.body.match(new RegExp(`${path}\\?token=[\\w-]+`))?.[0];
    expect(link, `a link to ${path} for ${email}`).toBeTruthy();
  }).toPass({ timeout: 20_000 });
  return link as string;
}

/** Of the newest email to an address. */
export async function latestSubject(
  request: APIRequestContext,
  email: string,
): Promise<string | undefined> {
  const response = await request.get('/api/dev/inbox', {
    headers: { 'x-dev-inbox-key': devInboxKey() },
  });
  const { data } = (await response.json()) as { data: { to: string; subject: string }[] };
  return data.find(({ to }) => to === email)?.subject;
}
