// Moderation through the API: who may, what a decision does, what the owner is notified of, what is stored.

import { fillPath } from '@vys/contract/api/route';
import { appealSuspension, decideCase, getCase, listCases } from '@vys/contract/pages/moderation';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUser, confirmAddress, type TestUser } from '../../../test/factories.ts';
import { createTestHttp, type TestHttp } from '../../../test/http.ts';
import { createTestPages, pageWith, type TestPages } from '../../../test/pages.ts';

let ctx: TestHttp;
let testPages: TestPages;
let operator: TestUser;
let anna: TestUser;
let annaPage = '';

const report = { reason: 'phishing', message: 'Asks for codes', email: 'Ben@b.example' } as const;

beforeAll(async () => {
  ctx = await createTestHttp({ operators: ['olga@example.test'] });
  testPages = await createTestPages(ctx);
  operator = await buildUser(ctx, { vysUrl: 'olga' });
  await confirmAddress(ctx.db, operator.email);
  anna = await buildUser(ctx, { vysUrl: 'anna' });
  annaPage = await publish(anna);
});
afterAll(async () => {
  await testPages.close();
  await ctx.close();
});

type Body = Record<string, unknown>;

async function send(
  who: TestUser | undefined,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: Body,
) {
  const headers = who ? who.headers : {};
  const response = await ctx.http.inject({
    method,
    url,
    headers,
    ...(payload ? { payload } : {}),
  });
  const body = response.body === '' ? {} : response.json();
  return { status: response.statusCode, body, data: body.data };
}

const queue = (who: TestUser | undefined, query = '') =>
  send(who, 'GET', `${listCases.path}${query}`);
const detail = (id: string) => send(operator, 'GET', fillPath(getCase.path, { id }));
const decide = (id: string, decision: string, reason = '', who: TestUser | undefined = operator) =>
  send(who, 'POST', fillPath(decideCase.path, { id }), { decision, reason });

async function publish(user: TestUser): Promise<string> {
  const content = pageWith(user.username, { title: `Page of ${user.username}` });
  const created = await send(user, 'POST', '/api/pages/create', { content });
  const published = await send(user, 'POST', `/api/pages/${created.body.id}/publish`);
  expect(published.status).toBe(200);
  return created.body.id;
}

/** A published page with a case of its own. */
async function reported(name: string) {
  const user = await buildUser(ctx, { vysUrl: name });
  const pageId = await publish(user);
  const caseNumber = await testPages.moderation.report(name, report);
  const { data } = await queue(operator);
  const openCase = data.cases.find(
    (one: { case_number: string }) => one.case_number === caseNumber,
  );
  return { user, pageId, caseNumber, id: openCase.id as string };
}

async function readFeed(user: TestUser) {
  const { data } = await send(user, 'GET', '/api/notifications');
  return data.notifications as { type: string; title: string; message: string }[];
}

describe('a report', () => {
  it('TIER-13 makes a case, and further ones join it', async () => {
    const first = await testPages.moderation.report('anna', report);
    const second = await testPages.moderation.report('anna', {
      reason: 'other',
      message: '',
      email: '',
    });
    const third = await testPages.moderation.report('anna', {
      reason: 'other',
      message: 'x',
      email: '',
    });
    expect(first).toMatch(/^VYS-[A-Z2-9]{4}-\d\d$/);
    expect([second, third]).toEqual([first, first]);
    const { data } = await queue(operator);
    const page = { id: annaPage, name: 'anna', url: 'http://pages.test/anna' };
    expect(data.cases[0]).toMatchObject({
      case_number: first,
      status: 'open',
      page,
      reasons: ['other', 'phishing'],
      report_count: 3,
      decided_at: null,
    });
    const { data: one } = await detail(data.cases[0].id);
    expect(one).toMatchObject({
      owner: { id: anna.id, username: 'anna', email: anna.email, full_name: anna.fullName },
      is_active: true,
      suspended_at: null,
      links: [{ text: 'Shop', url: 'https://example.com/shop', host: 'example.com' }],
      log: [],
    });
    expect(one.reports).toHaveLength(3);
    expect(one.reports).toContainEqual(
      expect.objectContaining({ reason: 'phishing', email: 'Ben@b.example' }),
    );
  });

  it('M4: says in the queue and in the case when the page runs code, and what it can contact', async () => {
    const user = await buildUser(ctx, { vysUrl: 'runner' });
    const jsx = `const at = 'https://cdn.example/'; export default () => <p onClick={() => at}>Hi</p>;`;
    const content = { ...pageWith('Runner'), jsx };
    const created = await send(user, 'POST', '/api/pages/create', { content });
    await send(user, 'POST', `/api/pages/${created.body.id}/publish`);
    const caseNumber = await testPages.moderation.report('runner', report);
    const cases: { id: string; case_number: string; runs_code: boolean }[] = (await queue(operator))
      .data.cases;
    const openCase = cases.find(({ case_number }) => case_number === caseNumber);
    expect(openCase?.runs_code).toBe(true);
    expect(cases.some(({ runs_code }) => !runs_code)).toBe(true);
    expect((await detail(openCase?.id ?? '')).data).toMatchObject({
      runs_code: true,
      loads: [{ host: 'cdn.example', url: 'https://cdn.example/' }],
    });
  });

  it('TIER-13 PUB-6 of a page that is not public gets the same response and is not kept', async () => {
    const draft = await buildUser(ctx, { vysUrl: 'draft-only' });
    await send(draft, 'POST', '/api/pages/create', { content: pageWith('Draft') });
    const before = (await queue(operator, '?state=all')).data.total;
    for (const name of ['no-such-page', 'draft-only', '']) {
      expect(await testPages.moderation.report(name, report)).toMatch(/^VYS-[A-Z2-9]{4}-\d\d$/);
    }
    expect((await queue(operator, '?state=all')).data.total).toBe(before);
  });

  it('TIER-13 stays one case when many come at once', async () => {
    const user = await buildUser(ctx, { vysUrl: 'many' });
    await publish(user);
    const numbers = await Promise.all(
      Array.from({ length: 12 }, () => testPages.moderation.report('many', report)),
    );
    expect(new Set(numbers).size).toBe(1);
    const { data } = await queue(operator);
    const cases = data.cases as { case_number: string }[];
    const openCase = cases.find(({ case_number }) => case_number === numbers[0]);
    expect(openCase).toMatchObject({ report_count: 12 });
  });
});

describe('the moderation routes', () => {
  it('TIER-13 reject callers without a token, other users and the owner', async () => {
    const { id } = await reported('guarded');
    for (const [who, status] of [
      [undefined, 401],
      [anna, 403],
    ] as const) {
      expect((await queue(who)).status).toBe(status);
      expect((await send(who, 'GET', fillPath(getCase.path, { id }))).status).toBe(status);
      const path = fillPath(decideCase.path, { id });
      const body = { decision: 'suspend', reason: 'x' };
      expect((await send(who, 'POST', path, body)).status).toBe(status);
    }
    expect((await detail(id)).data.status).toBe('open');
  });

  it('TIER-13 reject an operator whose address is no longer on record', async () => {
    const was = await sql`update users set email = 'other@example.test' where id = ${operator.id}`;
    await was.execute(ctx.db);
    expect((await queue(operator)).status).toBe(403);
    const profile = await send(operator, 'GET', '/api/user/profile');
    expect(profile.data.is_operator).toBeUndefined();
    await sql`update users set email = ${operator.email} where id = ${operator.id}`.execute(ctx.db);
    expect((await queue(operator)).status).toBe(200);
  });

  it('TIER-13 tell operators that they are operators', async () => {
    expect((await send(operator, 'GET', '/api/user/profile')).data.is_operator).toBe(true);
    expect((await send(anna, 'GET', '/api/user/profile')).data.is_operator).toBeUndefined();
  });
});

describe('a decision', () => {
  it('TIER-13 U9 suspends the page: gone, not publishable, the owner notified why', async () => {
    const { user, pageId, caseNumber, id } = await reported('bad-page');
    expect((await testPages.pages.findPublic('bad-page')).kind).toBe('page');
    const { status, data } = await decide(id, 'suspend', 'Collects passwords');
    expect([status, data.status, data.reason]).toEqual([200, 'suspended', 'Collects passwords']);
    expect((await testPages.pages.findPublic('bad-page')).kind).toBe('suspended');
    expect((await testPages.moderation.inspect('bad-page')).kind).toBe('suspended');

    const rejected = await send(user, 'POST', `/api/pages/${pageId}/publish`);
    expect([rejected.status, rejected.body.code]).toEqual([403, 'pages.suspended']);
    expect(rejected.body.message).toContain('Collects passwords');
    expect(rejected.body.message).toContain(caseNumber);
    expect(rejected.body.message).toContain('appeal');

    const page = await send(user, 'GET', '/api/pages/current');
    expect(page.body.suspended).toEqual({
      since: expect.any(String),
      reason: 'Collects passwords',
      case_number: caseNumber,
      is_appealed: false,
    });
    const alert = (await readFeed(user)).find(({ type }) => type === 'security_alert');
    expect(alert?.title).toBe('Your page was suspended');
    expect(alert?.message).toContain('Collects passwords');
  });

  it('TIER-13 cannot be escaped by deleting the page', async () => {
    const { user, pageId, id } = await reported('fugitive');
    await decide(id, 'suspend', 'Scam');
    const deletion = await send(user, 'DELETE', `/api/pages/${pageId}`);
    expect([deletion.status, deletion.body.code]).toEqual([403, 'pages.deletion_blocked']);
    expect((await testPages.pages.findPublic('fugitive')).kind).toBe('suspended');
    await decide(id, 'reinstate', 'Was a mistake');
    expect((await send(user, 'DELETE', `/api/pages/${pageId}`)).status).toBe(204);
    expect((await testPages.pages.findPublic('fugitive')).kind).toBe('none');
  });

  it('TIER-13 PUB-5 switching off and on, or another name, brings nothing back', async () => {
    const { user, pageId, id } = await reported('slippery');
    await decide(id, 'suspend', 'Scam');
    for (const is_active of [false, true]) {
      await send(user, 'PUT', `/api/pages/${pageId}/active`, { is_active });
    }
    expect((await testPages.pages.findPublic('slippery')).kind).toBe('suspended');
    await send(user, 'PUT', '/api/user/profile', { vys_url: 'slippery-2' });
    expect((await testPages.pages.findPublic('slippery-2')).kind).toBe('suspended');
    const form = { name: 'slippery-2', kind: 'contact', fields: { message: 'Hi' } };
    await expect(testPages.forms.submit(form)).rejects.toMatchObject({
      code: 'pages.not_found',
    });
  });

  it('TIER-13 reinstating shows the page again and keeps every step in the log', async () => {
    const { user, pageId, id } = await reported('cleared');
    await decide(id, 'suspend', 'Looked bad');
    const { data } = await decide(id, 'reinstate', 'It is fine');
    expect([data.status, data.suspended_at]).toEqual(['reinstated', null]);
    expect((await testPages.pages.findPublic('cleared')).kind).toBe('page');
    expect((await send(user, 'GET', '/api/pages/current')).body.suspended).toBeUndefined();
    expect((await send(user, 'POST', `/api/pages/${pageId}/publish`)).status).toBe(200);
    expect((await readFeed(user)).map(({ title }) => title)).toContain(
      'Your page is visible again',
    );
    expect(data.log).toMatchObject([
      { decision: 'reinstate', reason: 'It is fine', operator_email: operator.email },
      { decision: 'suspend', reason: 'Looked bad', operator_email: operator.email },
    ]);
    for (const change of [
      sql`update moderation_log set reason = 'x'`,
      sql`delete from moderation_log`,
      sql`truncate moderation_log`,
    ]) {
      await expect(change.execute(ctx.db)).rejects.toThrow('append-only');
    }
  });

  it('TIER-13 can be taken back: undo of a suspension and of a dismissal', async () => {
    const { id } = await reported('undone');
    await decide(id, 'suspend', 'Slip');
    expect((await decide(id, 'reopen')).data.status).toBe('open');
    expect((await testPages.pages.findPublic('undone')).kind).toBe('page');
    expect((await decide(id, 'dismiss', 'Fine')).data.status).toBe('dismissed');
    expect((await decide(id, 'reopen')).data).toMatchObject({ status: 'open', decided_at: null });
  });

  it('TIER-13 is possible once, and only where the state of the case allows it', async () => {
    const { id } = await reported('once-only');
    expect((await decide(id, 'reinstate')).status).toBe(409);
    const both = await Promise.all([decide(id, 'suspend', 'A'), decide(id, 'suspend', 'B')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { data } = await detail(id);
    expect(data.log).toHaveLength(1);
  });

  it('TIER-13 cannot open a case again when the page has a newer one', async () => {
    const { id } = await reported('two-cases');
    await decide(id, 'dismiss', 'Fine');
    await testPages.moderation.report('two-cases', report);
    const again = await decide(id, 'reopen');
    expect([again.status, again.body.code]).toEqual([409, 'moderation.decision_not_possible']);
  });

  it.each<[string, number, Body | undefined]>([
    ['no reason to suspend', 400, { decision: 'suspend', reason: '  ' }],
    ['an unknown decision', 400, { decision: 'delete' }],
    ['another field', 400, { decision: 'dismiss', note: 'x' }],
    ['nothing', 400, undefined],
    ['a long reason', 400, { decision: 'dismiss', reason: 'a'.repeat(2001) }],
    ['a character that cannot be kept', 400, { decision: 'dismiss', reason: 'a\0b' }],
    ['far too much', 413, { decision: 'dismiss', reason: 'a'.repeat(70_000) }],
  ])('rejects %s', async (_, status, body) => {
    const [one] = (await queue(operator)).data.cases;
    const path = fillPath(decideCase.path, { id: one.id });
    expect((await send(operator, 'POST', path, body)).status).toBe(status);
  });

  it('is not found for an unknown case', async () => {
    const id = crypto.randomUUID();
    expect((await detail(id)).status).toBe(404);
    expect((await decide(id, 'dismiss')).status).toBe(404);
    expect((await detail('nonsense')).status).toBe(400);
  });
});

describe('an appeal', () => {
  const appeal = (who: TestUser | undefined, message: string) =>
    send(who, 'POST', appealSuspension.path, { message });

  it('TIER-13 brings the case back into the queue, with the page still gone', async () => {
    const { user, id } = await reported('objector');
    expect((await appeal(user, 'I am fine')).status).toBe(409);
    await decide(id, 'suspend', 'Scam');
    const response = await appeal(user, 'It is my shop');
    expect([response.status, response.data.is_appealed]).toEqual([201, true]);
    expect((await appeal(user, 'Again')).status).toBe(409);
    expect((await testPages.pages.findPublic('objector')).kind).toBe('suspended');
    const open = (await queue(operator)).data.cases;
    expect(open.find((one: { id: string }) => one.id === id)).toMatchObject({ status: 'appealed' });
    expect((await detail(id)).data.appeals).toMatchObject([{ message: 'It is my shop' }]);

    expect((await decide(id, 'suspend', 'Still a scam')).data.status).toBe('suspended');
    expect(await readFeed(user)).toContainEqual(
      expect.objectContaining({
        title: 'Your page stays suspended',
        message: expect.stringMatching(/^We reviewed your appeal.* Reason: Still a scam\.$/),
      }),
    );
    expect((await appeal(user, 'Please')).status).toBe(201);
    expect((await decide(id, 'reinstate', 'Right you are')).data.status).toBe('reinstated');
    expect((await testPages.pages.findPublic('objector')).kind).toBe('page');
  });

  it('is rejected from others than the owner, and without a text', async () => {
    expect((await appeal(undefined, 'x')).status).toBe(401);
    expect((await appeal(anna, '')).status).toBe(400);
    expect((await appeal(anna, 'a'.repeat(2001))).status).toBe(400);
    expect((await appeal(operator, 'Not mine')).status).toBe(409);
  });
});

describe('the queue', () => {
  it('TIER-13 shows open and closed cases apart, by reason, in pages', async () => {
    const open = (await queue(operator)).data;
    const closed = (await queue(operator, '?state=closed')).data;
    const all = (await queue(operator, '?state=all')).data;
    expect(open.total + closed.total).toBe(all.total);
    const statuses = (list: { status: string }[]) => new Set(list.map(({ status }) => status));
    expect([...statuses(closed.cases)]).not.toContain('open');
    expect((await queue(operator, '?state=all&reason=malware')).data.total).toBe(0);
    expect((await queue(operator, '?state=all&reason=phishing')).data.total).toBe(all.total);
    const beyond = (await queue(operator, '?state=all&page=99')).data;
    expect([beyond.cases, beyond.total, beyond.per_page]).toEqual([[], all.total, 20]);
  });

  it.each(['?state=old', '?reason=ugly', '?page=0', '?page=x'])('rejects %s', async (query) => {
    expect((await queue(operator, query)).status).toBe(400);
  });
});
