// The users and data of the route cases, on the whole running product: an owner, another user, an operator,
// and what each of them has.

import { randomBytes } from 'node:crypto';
import { CLIENT_ID, LOGOUT_PATH, TOKEN_PATH } from '@vys/contract/api/endpoints';
import { uploadMedia } from '@vys/contract/media';
import type { Tier } from '@vys/contract/plans';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect } from 'vitest';
import { startTestApp, type TestApp } from '../app.ts';
import { confirmAddress, passwordGrant, prepareAccount } from '../factories.ts';
import { pageWith } from '../pages.ts';
import { BOUNCES_TOKEN } from './bounces-token.ts';
import { recordChanges } from './changed-tables.ts';
import { forgeTokens } from './forged-tokens.ts';
import { createSend, inEveryPassword, type Send } from './send.ts';

export type Person = {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly userId: string;
  /** Of a session that is open. */
  token(): Promise<string>;
  /** Signs in again when the token has not long to live. */
  renew(): Promise<void>;
};

export type Tokens = { accessToken: string; refreshToken: string; idToken: string };

export type RouteTestContext = {
  readonly test: TestApp;
  readonly send: Send;
  readonly owner: Person;
  readonly otherUser: Person;
  readonly operator: Person;
  /** Tokens that are not valid, by what is wrong with them. */
  readonly forged: Readonly<Record<string, string>>;
  newPerson(tier?: Tier): Promise<Person>;
  signIn(person: Pick<Person, 'email' | 'password'>): Promise<Tokens>;
  signOut(tokens: Tokens): Promise<void>;
  /** The one page of a person. */
  getPageId(person: Person): Promise<string>;
  /** A new one each time. */
  getImageId(person: Person): Promise<string>;
  getSubmissionId(person: Person): Promise<string>;
  caseAbout(person: Person): Promise<string>;
  /** A turn of their conversation that is over. */
  getTurnId(person: Person): Promise<string>;
  /** Runs it and returns the names of the tables that changed. */
  changedBy(run: () => Promise<void>): Promise<string[]>;
  stop(): Promise<void>;
};

const OPERATOR = 'opal';
const RENEW_MS = 120_000;

export async function createRouteTestContext(): Promise<RouteTestContext> {
  const test = await startTestApp({
    env: {
      OPERATORS: `${OPERATOR}@vys.example`,
      VYS_TRUSTED_PROXIES: '127.0.0.1/32,::1/128',
      EDITOR_ORIGINS: 'https://editor.example',
      BOUNCES_TOKEN,
    },
  });
  const changes = await recordChanges(test.test.db);
  const send = createSend(test.config.appOrigin);
  const signIn = createSignIn(send);
  const newPerson = createPeople(test, signIn);
  const things = createThings(test, send);
  const owner = await newPerson('premium', 'olivia');
  const otherUser = await newPerson('premium', 'sten');
  const operator = await newPerson('premium', OPERATOR);
  return {
    test,
    send,
    owner,
    otherUser,
    operator,
    forged: await forgeTokens({ test, signIn, owner, operator }),
    newPerson,
    signIn,
    async signOut({ refreshToken }) {
      await postForm(send, LOGOUT_PATH, { client_id: CLIENT_ID, refresh_token: refreshToken });
    },
    ...things,
    async changedBy(run) {
      // Ends what is still running after its response, such as emails for a forgotten password.
      await test.app.identity.close();
      await waitForDeliveries(test);
      await changes.take();
      await run();
      return await changes.take();
    },
    stop: test.stop,
  };
}

const form = 'application/x-www-form-urlencoded';

async function postForm(send: Send, path: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields).toString();
  return send({ method: 'POST', path, type: form, body });
}

function createSignIn(send: Send) {
  return async ({ email, password }: Pick<Person, 'email' | 'password'>): Promise<Tokens> => {
    const response = await postForm(send, TOKEN_PATH, passwordGrant(email, password));
    if (response.status !== 200) throw new Error(`sign-in failed: ${response.what}`);
    const tokens = JSON.parse(response.text) as Record<string, string>;
    return {
      accessToken: String(tokens.access_token),
      refreshToken: String(tokens.refresh_token),
      idToken: String(tokens.id_token),
    };
  };
}

function createPeople({ app, test }: TestApp, signIn: RouteTestContext['signIn']) {
  return async function newPerson(tier: Tier = 'premium', given?: string): Promise<Person> {
    const name = given ?? `p${randomBytes(5).toString('hex')}`;
    const email = `${name}@vys.example`;
    const password = `the ${name} ${inEveryPassword}`;
    const names = { firstName: name, lastName: '' };
    const { id } = await app.identity.registerUser({ email, username: name, password, ...names });
    await confirmAddress(test.db, email);
    let tokens = await signIn({ email, password });
    let renewAt = Date.now() + RENEW_MS;
    await prepareAccount(app, { id, accessToken: tokens.accessToken }, { tier, vysUrl: name });
    return {
      name,
      email,
      password,
      userId: id,
      token: async () => tokens.accessToken,
      async renew() {
        if (Date.now() < renewAt) return;
        tokens = await signIn({ email, password });
        renewAt = Date.now() + RENEW_MS;
      },
    };
  };
}

function createThings({ app, test }: TestApp, send: Send) {
  const pages = new Map<string, string>();

  async function callApi(person: Person, method: string, path: string, body?: unknown) {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const type = text === undefined ? undefined : 'application/json';
    const response = await send({ method, path, token: await person.token(), body: text, type });
    if (response.status >= 300) throw new Error(`could not prepare: ${response.what}`);
    return JSON.parse(response.text) as { id: string };
  }

  async function getTier({ userId }: Person): Promise<Tier> {
    const account = await app.accounts.findAccount(test.db, userId);
    return account?.tier ?? 'free';
  }

  async function getPageId(person: Person): Promise<string> {
    const existingPage = pages.get(person.userId);
    if (existingPage !== undefined) return existingPage;
    const content = pageWith(person.name);
    // Typed code stays with its owner after a downgrade.
    const tier = await getTier(person);
    await app.accounts.changeTier(person.userId, 'premium');
    const { id } = await callApi(person, 'POST', '/api/pages/create', { content });
    await app.accounts.changeTier(person.userId, tier);
    await callApi(person, 'POST', `/api/pages/${id}/publish`);
    pages.set(person.userId, id);
    return id;
  }

  return {
    getPageId,
    async getImageId(person: Person) {
      const picture = buildMultipart(await pictureBytes());
      const response = await send({
        method: 'POST',
        path: uploadMedia.path,
        token: await person.token(),
        ...picture,
      });
      return (JSON.parse(response.text) as { id: string }).id;
    },
    async getSubmissionId(person: Person) {
      const pageId = await getPageId(person);
      const fields = { message: `Hello ${randomBytes(4).toString('hex')}` };
      await app.forms.submit({ name: person.name, kind: 'contact', fields });
      const { rows } = await sql<{ id: string }>`
        select id from form_submissions where page_id = ${pageId} order by created_at desc limit 1
      `.execute(test.db);
      return String(rows[0]?.id);
    },
    async caseAbout(person: Person) {
      const pageId = await getPageId(person);
      const report = { reason: 'phishing', message: 'Look', email: '' } as const;
      await app.moderation.report(person.name, report);
      const row = await sql<{ id: string }>`
        select id from moderation_cases where page_id = ${pageId} order by created_at desc limit 1
      `.execute(test.db);
      return String(row.rows[0]?.id);
    },
    async getTurnId({ userId }: Person) {
      const ended = { state: 'done', reply: 'Hi!', ended_at: new Date() };
      const { id } = await test.db
        .insertInto('chat_turns')
        .values({ user_id: userId, message: 'Hello', ...ended })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
  };
}

export const pictureBytes = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#10b981' } })
    .png()
    .toBuffer();

/** A multipart body with one file. */
export function buildMultipart(bytes: Buffer, field = 'file', filename = 'a.png') {
  const edge = `edge${randomBytes(8).toString('hex')}`;
  const head = `--${edge}\r\ncontent-disposition: form-data; name="${field}"; filename="${filename}"\r\ncontent-type: image/png\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${edge}--\r\n`)]);
  return { body, type: `multipart/form-data; boundary=${edge}` };
}

/** What earlier steps told their users is delivered in the background, by jobs that add emails. */
async function waitForDeliveries({ test }: TestApp): Promise<void> {
  const countJobs = async () => {
    const { rows } = await sql<{ jobs: number }>`
      select count(*)::int as jobs from jobs.job
      where name in ('email', 'notification-email', 'notification-push', 'announcements',
        'billing-sync', 'billing-sandbox')
        and start_after <= now()
    `.execute(test.db);
    return rows[0]?.jobs;
  };
  await expect.poll(countJobs, { timeout: 10_000, interval: 20 }).toBe(0);
}
