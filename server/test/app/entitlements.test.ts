// What each plan promises is what the server allows: the table of plans times the table of entitlements, on the whole
// running product. A plan card that says more or less than the server does fails here.
import {
  type EntitlementKey,
  entitlementKeys,
  entitlements,
} from '@vys/contract/billing/entitlements';
import { plans, type Tier, tiers } from '@vys/contract/plans';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../src/platform/db/transaction.ts';
import { DAY } from '../../src/platform/time-spans.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { confirmAddress } from '../factories.ts';
import { inProcessWorkers } from '../in-process-workers.ts';
import { pageWith } from '../pages.ts';

let test: TestApp;
const people = new Map<Tier, Person>();

beforeAll(async () => {
  test = await startTestApp({ workers: inProcessWorkers });
  for (const tier of tiers) {
    const name = `plan-${tier}`;
    // Premium first, to save a page with code of one's own.
    const person = await test.signUp(name, 'premium');
    await confirmAddress(test.test.db, person.email);
    const { token, userId } = person;
    await test.call('PUT', '/api/user/profile', { token, body: { vys_url: name } });
    const created = await test.call('POST', '/api/pages/create', {
      token,
      body: { content: pageWith('Hello') },
    });
    const { id: pageId } = (await created.json()) as { id: string };
    const published = await test.call('POST', `/api/pages/${pageId}/publish`, { token, body: {} });
    if (!published.ok) throw new Error(await published.text());
    await test.app.accounts.changeTier(userId, tier);
    people.set(tier, { ...person, name, pageId });
  }
});
afterAll(() => test.stop());

type Person = { token: string; userId: string; name: string; pageId: string };
/** What the server grants, in the words of the table. */
type Probe = (person: Person, tier: Tier) => Promise<string>;

const included = (isIncluded: boolean) => (isIncluded ? 'Included' : 'Not included');

async function codeOf(response: Response): Promise<string> {
  if (response.ok) return 'ok';
  return ((await response.json()) as { code: string }).code;
}

const probes: Partial<Record<EntitlementKey, Probe>> = {
  async ai_requests({ userId }) {
    const { accounts } = test.app;
    const { db } = test.test;
    const used = async (count: number, daysAgo: number) => {
      await sql`delete from ai_requests where user_id = ${userId}`.execute(db);
      await sql`insert into ai_requests (user_id, created_at)
        select ${userId}, now() - make_interval(days => ${daysAgo}::int)
        from generate_series(1, ${count}::int)`.execute(db);
      return accounts.checkAiAllowance(db, userId).then(
        () => 'ok',
        (error: { code: string }) => error.code,
      );
    };
    const isWeekLimited = (await used(15, 0)) === 'ai.allowance_used_up';
    expect(await used(14, 0)).toBe('ok');
    if (!isWeekLimited) {
      expect(await used(5_000, 0)).toBe('ok');
      return 'Unlimited AI requests';
    }
    // A month has more days than a week only after its first week: the limit itself is in quota.test.ts.
    expect(plans.free.aiRequestsPerMonth).toBe(100);
    return '100 AI requests per month, 15 per week';
  },
  async storage({ userId }, tier) {
    const { accounts } = test.app;
    const { db } = test.test;
    const limit = plans[tier].storageBytes;
    await accounts.chargeStorage(db, userId, limit);
    await expect(accounts.chargeStorage(db, userId, 1)).rejects.toMatchObject({
      code: 'media.storage_full',
    });
    await accounts.chargeStorage(db, userId, -limit);
    return `${limit / 1024 ** 3} GB`;
  },
  async analytics({ token }) {
    const reached: string[] = [];
    for (const [period, words] of [
      ['30d', '30 days'],
      ['90d', '90 days'],
      ['365d', '1 year'],
    ] as const) {
      const response = await test.call('GET', `/api/analytics/report?period=${period}`, {
        token,
      });
      const code = await codeOf(response);
      if (code === 'ok') reached.push(words);
      else expect(code).toBe('analytics.period_locked');
    }
    return reached.at(-1) ?? 'nothing';
  },
  async history(person, tier) {
    const { historyDays } = plans[tier];
    expect(await isKept(person, historyDays - 1)).toBe(true);
    expect(await isKept(person, historyDays + 1)).toBe(false);
    return describeEntitlement('history', tier);
  },
  async branding({ name }) {
    const response = await fetch(`${test.config.pagesOrigin}/${name}`);
    return included(!(await response.text()).includes('Made with Vys'));
  },
  async qr_customization({ token }) {
    const body = { fgColor: '#112233', bgColor: '#ffffff', logoUrl: '', errorCorrectionLevel: 'M' };
    const code = await codeOf(await test.call('PUT', '/api/user/qr-settings', { token, body }));
    if (code !== 'ok') expect(code).toBe('accounts.upgrade_needed');
    return included(code === 'ok');
  },
};

Object.assign(probes, {
  async code_editor({ token }, tier) {
    const content = {
      ...pageWith('Typed'),
      jsx: pageWith('Typed').jsx.replace('<main', `<main id="${tier}"`),
    };
    const code = await codeOf(
      await test.call('PUT', '/api/pages/update', { token, body: { content } }),
    );
    if (code !== 'ok') expect(code).toBe('pages.code_locked');
    return included(code === 'ok');
  },
} satisfies typeof probes);

function describeEntitlement(key: EntitlementKey, tier: Tier): string {
  return entitlements.find((one) => one.key === key)?.describe(plans[tier]) ?? '';
}

/** Whether a version of so many days ago survives a save; 50 newer ones stand before it. */
async function isKept({ token, pageId }: Person, days: number): Promise<boolean> {
  const { db } = test.test;
  const insert = (number: number, at: Date) =>
    sql`
    insert into page_versions
      (page_id, auto_saved, jsx, css, title, description, source_hash, content_bytes, number, created_at)
    select page_id, true, jsx, css, title, description, source_hash, content_bytes, ${number}, ${at}
    from page_versions where page_id = ${pageId} order by number desc limit 1`.execute(db);
  const now = Date.now();
  for (let number = 1; number <= 50; number += 1)
    await insert(-number, new Date(now - number * 1000));
  await insert(-60, new Date(now - days * DAY));
  const current = await test.call('GET', '/api/pages/current', { token });
  const { content } = (await current.json()) as { content: ReturnType<typeof pageWith> };
  const body = {
    content: { ...content, metadata: { ...content.metadata, title: `${days} days` } },
  };
  const saved = await test.call('PUT', '/api/pages/update', { token, body });
  expect(saved.status).toBe(200);
  const left = await sql`
    select 1 from page_versions where page_id = ${pageId} and number = -60`.execute(db);
  await sql`delete from page_versions where page_id = ${pageId} and number < 0`.execute(db);
  return left.rows.length > 0;
}

const available = entitlements.filter(({ isAvailable }) => isAvailable);

describe.each(tiers)('TIER-14 the plan %s', (tier) => {
  it.each(available)('allows what its card says: $label', async ({ key, describe: say }) => {
    const probe = probes[key];
    const person = people.get(tier);
    if (!probe || !person) throw new Error(`nothing proves ${key}`);
    expect(await probe(person, tier)).toBe(say(plans[tier]));
  });
});

it('everything that a plan card promises and that works has a proof here', () => {
  expect(available.map(({ key }) => key).filter((key) => !probes[key])).toEqual([]);
  expect(entitlements.map(({ key }) => key)).toEqual([...entitlementKeys]);
});

it('TIER-11 what is still to come is marked, and in no plan a reason to pay', () => {
  const coming = entitlements.filter(({ isAvailable }) => !isAvailable).map(({ key }) => key);
  expect(coming).toEqual(['pages', 'custom_domain', 'ab_testing', 'webhooks', 'members']);
});

it('nothing is deleted because a payment failed: the versions of the plan that was lost stay', async () => {
  const person = people.get('free');
  if (!person) throw new Error('no one');
  const { accounts } = test.app;
  await inTransaction(test.test.db, (trx) =>
    accounts.changeTier(person.userId, 'free', trx, 'premium'),
  );
  expect(await isKept(person, plans.premium.historyDays - 1)).toBe(true);
  await accounts.changeTier(person.userId, 'free');
  expect(await isKept(person, plans.premium.historyDays - 1)).toBe(false);
});
