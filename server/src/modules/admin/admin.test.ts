// Who may call the admin area, what its log keeps, and how the installation is doing.

import type { Route } from '@vys/contract';
import {
  adminEmailsRoutes,
  discardEmail,
  releaseAddress,
  resendEmail,
  suppressAddress,
} from '@vys/contract/admin/emails';
import {
  adminHealthRoutes,
  getHealth,
  type HealthCheck,
  healthCheckIds,
} from '@vys/contract/admin/health';
import { adminJobsRoutes, discardJob, retryJob } from '@vys/contract/admin/jobs';
import {
  adminLogRoutes,
  listOperatorLog,
  type OperatorAction,
  type OperatorLogEntry,
  operatorActions,
} from '@vys/contract/admin/log';
import {
  adminUsersRoutes,
  deleteUser,
  endUserSessions,
  exportUser,
  reinstateUser,
  setUserPlan,
  suspendUser,
} from '@vys/contract/admin/users';
import {
  cancelAnnouncement,
  createAnnouncement,
  updateAnnouncement,
} from '@vys/contract/notifications/announcements';
import { decideCase, listCases } from '@vys/contract/pages/moderation';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestAdmin, type TestAdmin } from '../../../test/admin.ts';
import { buildUser, signIn, type TestUser } from '../../../test/factories.ts';
import { pageWith } from '../../../test/pages.ts';
import { DAY } from '../../platform/time-spans.ts';
import { runCheck } from './health/check.ts';
import { checkBackup } from './health/database-checks.ts';
import { checkFiles } from './health/machine-checks.ts';
import { getHealthTexts } from './health/messages.ts';

const english = getHealthTexts('en');
let test: TestAdmin;
let user: TestUser;

beforeAll(async () => {
  test = await createTestAdmin();
  user = await buildUser(test.ctx, { vysUrl: 'anna' });
});
afterAll(() => test.close());

const routes = [
  ...adminHealthRoutes,
  ...adminUsersRoutes,
  ...adminJobsRoutes,
  ...adminEmailsRoutes,
  ...adminLogRoutes,
];

describe.each(routes.map((route) => ({ route })))('$route.method $route.path', ({ route }) => {
  const bodies: Record<string, Record<string, unknown>> = {
    'admin.setPlan': { tier: 'pro', reason: 'x' },
    'admin.deleteUser': { username: 'anna', reason: 'x' },
    'admin.suppressAddress': { address: 'a@b.example', reason: 'x' },
    'admin.releaseAddress': { address: 'a@b.example', reason: 'x' },
  };
  const send = (by: TestUser | undefined) =>
    test.call(route, {
      by,
      params: { id: user.id },
      ...('body' in route ? { body: bodies[route.id] ?? { reason: 'x' } } : {}),
    });

  it('is for operators only, whose address is confirmed', async () => {
    expect((await send(undefined)).status).toBe(401);
    const other = await send(user);
    expect([other.status, other.body.code]).toEqual([403, 'auth.forbidden']);
    // The second operator of the configuration has not confirmed the address.
    const { db } = test.ctx;
    const found = db.selectFrom('users').select('id').where('username', '=', 'otto');
    if (!(await found.executeTakeFirst())) await buildUser(test.ctx, { vysUrl: 'otto' });
    const otto = { ...user, username: 'otto', email: 'otto@example.test' };
    expect((await send(otto)).status).toBe(403);
  });
});

describe('the log of operators', () => {
  const reason = 'As it was agreed';
  /** Does the action, and returns what its entry has beside the operator. */
  type Perform = () => Promise<Partial<OperatorLogEntry>>;

  async function send(route: Route, id: string, body: Record<string, unknown> = {}) {
    const { status, body: data } = await test.call(route, { params: { id }, body });
    expect(status, JSON.stringify(data)).toBeLessThan(300);
    return data?.data;
  }
  const onUser =
    (route: Route, more: Record<string, unknown> = {}, before?: [Route, object]): Perform =>
    async () => {
      const { id, username } = await buildUser(test.ctx);
      if (before) await send(before[0], id, { reason, ...before[1] });
      const named = route === deleteUser ? { username } : {};
      await send(route, id, { reason, ...more, ...named });
      return { user_id: id, reason };
    };
  const onFailed =
    (route: Route, name: string, details = {}): Perform =>
    async () => {
      const id = crypto.randomUUID();
      const job = { id, name, payload: '{}', attempts: 3, reason: 'away' };
      const times = { created_at: new Date(0), failed_at: new Date(0) };
      await test.ctx.db
        .insertInto('failed_jobs')
        .values({ ...job, ...times })
        .execute();
      await send(route, id);
      return { user_id: null, reason: '', details };
    };
  const onAddress =
    (...routes: Route[]): Perform =>
    async () => {
      const address = `${crypto.randomUUID()}@example.test`;
      for (const route of routes) await send(route, '', { address, reason });
      return { user_id: null, reason };
    };
  const onAnnouncement =
    (change?: Route): Perform =>
    async () => {
      const publish_at = '2099-01-01T00:00:00Z';
      const body = { type: 'system_update', title: 'New', message: 'Try it', publish_at };
      const { id } = await send(createAnnouncement, '', body);
      if (change) await send(change, id, body);
      return { user_id: null, reason: '', details: { announcement: id } };
    };
  const onCase: Perform = async () => {
    const { headers, id } = await buildUser(test.ctx, { vysUrl: 'reported' });
    const { http } = test.ctx;
    const inject = (url: string, payload: object) =>
      http.inject({ method: 'POST', url, headers, payload });
    const created = await inject('/api/pages/create', { content: pageWith('Reported') });
    await inject(`/api/pages/${created.json().id}/publish`, {});
    const report = { reason: 'other', message: '', email: '' } as const;
    const caseNumber = await test.testPages.moderation.report('reported', report);
    const [openCase] = (await test.call(listCases)).body.data.cases;
    await send(decideCase, openCase.id, { decision: 'suspend', reason });
    return { user_id: id, reason, details: { case: caseNumber, decision: 'suspend' } };
  };

  const actions: Readonly<Record<OperatorAction, Perform>> = {
    account_suspended: onUser(suspendUser),
    account_reinstated: onUser(reinstateUser, {}, [suspendUser, {}]),
    account_deleted: onUser(deleteUser),
    account_exported: onUser(exportUser),
    sessions_ended: onUser(endUserSessions),
    plan_given: onUser(setUserPlan, { tier: 'pro' }),
    plan_ended: onUser(setUserPlan, { tier: null }, [setUserPlan, { tier: 'pro' }]),
    job_retried: onFailed(retryJob, 'identity-names', { job: 'identity-names' }),
    job_discarded: onFailed(discardJob, 'identity-names', { job: 'identity-names' }),
    email_resent: onFailed(resendEmail, 'email'),
    email_discarded: onFailed(discardEmail, 'email'),
    address_suppressed: onAddress(suppressAddress),
    address_released: onAddress(suppressAddress, releaseAddress),
    case_decided: onCase,
    announcement_created: onAnnouncement(),
    announcement_changed: onAnnouncement(updateAnnouncement),
    announcement_canceled: onAnnouncement(cancelAnnouncement),
  };

  it.each(operatorActions)('has who did it and why: %s', async (action) => {
    const entry = await actions[action]();
    const operator_email = test.operator.email;
    expect(await test.lastLogged()).toMatchObject({ action, operator_email, ...entry });
  });

  it.each([
    'update operator_log set reason = null',
    'delete from operator_log',
    'truncate operator_log',
  ])('cannot be changed: %s', async (statement) => {
    await expect(sql.raw(statement).execute(test.ctx.db)).rejects.toThrow('append-only');
  });

  it('comes in pages, the latest first, and for one account', async () => {
    const { accounts, db, identity } = test.ctx;
    const { headers } = test.operator;
    const caller = await identity.findCaller(headers.authorization.replace('Bearer ', ''));
    if (!caller) throw new Error('the operator is not signed in');
    for (let number = 0; number < 60; number += 1) {
      const userId = number % 2 === 0 ? user.id : undefined;
      const action = { action: 'job_retried', userId, reason: `${number}` } as const;
      await accounts.logOperatorAction(db, caller, action);
    }
    const first = (await test.call(listOperatorLog)).body.data;
    expect(first.entries).toHaveLength(50);
    expect(first.entries[0].reason).toBe('59');
    const query = { after: String(first.next) };
    const second = (await test.call(listOperatorLog, { query })).body.data;
    expect(second.entries[0].reason).toBe('9');
    const { body } = await test.call(listOperatorLog, { query: { user_id: user.id } });
    expect(body.data.entries).toHaveLength(30);
  });
});

describe('the health of the installation', () => {
  it('is checked in every part, against what is really there', async () => {
    const { status, body } = await test.call(getHealth);
    expect(status).toBe(200);
    const checks = new Map(
      body.data.checks.map((check: { id: string }) => [check.id, check]),
    ) as Map<string, { status: string; problem: string | null; facts: { value: string }[] }>;
    expect([...checks.keys()].sort()).toEqual([...healthCheckIds].sort());
    expect(checks.get('database')?.facts[0]?.value).toMatch(/^PostgreSQL 1[678]/);
    expect(checks.get('migrations')).toMatchObject({ status: 'ok', problem: null });
    expect(checks.get('files')?.status).toBe('ok');
    expect(checks.get('software')?.facts[0]?.value).toBe('Vys 1.2.3');
    expect(body.data.waiting).toEqual({ failed_jobs: 0, failed_emails: 0, open_cases: 0 });
  });

  it('is said in the language of the operator', async () => {
    const { headers } = await signIn(test.ctx, test.operator);
    const response = await test.ctx.http.inject({
      url: getHealth.path,
      headers: { ...headers, 'accept-language': 'de' },
    });
    const facts = response.json().data.checks.flatMap(({ facts: own }: HealthCheck) => own);
    const names = facts.map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(['Größe', 'Verbindungen', 'Letzte Sicherung']));
    expect(names).not.toContain('Connections');
    expect(getHealthTexts('es').formatSeconds(3 * 3600)).toBe('3 horas');
    expect(getHealthTexts('de').formatBytes(1536)).toBe('1,5 KB');
  });

  it('misses a backup from the second day of an installation on', async () => {
    const { db } = test.ctx;
    const { rows } = await sql<{ at: Date }>`
      select min(applied_at) as at from schema_migrations`.execute(db);
    const installedAt = rows[0]?.at.getTime() ?? 0;
    const check = (days: number) =>
      checkBackup(db, { now: () => new Date(installedAt + days * DAY) }, english);
    expect((await check(0.5)).problem).toBeUndefined();
    expect((await check(1.5)).problem).toMatch(/^No backup has been made yet/);
    const at = new Date(installedAt);
    await sql`insert into backup_runs (started_at, finished_at, is_encrypted)
      values (${at}, ${at}, false)`.execute(db);
    expect((await check(1.5)).problem).toBeUndefined();
    expect((await check(3)).problem).toBe('The last backup is older than two days.');
  });

  it('says what is wrong with a part that fails, and goes on with the others', async () => {
    const failed = await runCheck('bus', english, () =>
      Promise.reject(new Error('connect ECONNREFUSED')),
    );
    expect(failed).toEqual({
      ...{ id: 'bus', status: 'failed', facts: [] },
      problem: 'The check failed: connect ECONNREFUSED',
    });
    const forgetful = { put: async () => {}, get: async () => null, remove: async () => {} };
    expect(
      (await runCheck('files', english, (to) => checkFiles(forgetful, 'disk', to))).status,
    ).toBe('failed');
  });
});
