// Requests for what belongs to another user, for what only operators may do, or beyond the caller's plan; and
// malformed ids and queries.
import { randomUUID } from 'node:crypto';
import type { ErrorCode, Route } from '@vys/contract';
import { plans } from '@vys/contract/plans';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { z } from 'zod';
import { pageWith } from '../pages.ts';
import { expectError } from './assertions.ts';
import type { Case, NegativeCase } from './case.ts';
import { call, isMutating, isOperators, requestPath } from './case.ts';
import type { Person, RouteTestContext } from './test-context.ts';

const idNames = (route: Route) =>
  [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
/** Of a fixed list that is the same for all users. */
const isListed = ({ params }: Route, name: string) =>
  params instanceof z.ZodObject && params.shape[name] instanceof z.ZodEnum;
/** Parameters that name a row; a public name is open to all. */
const isOfObjects = (route: Route) =>
  route.access === 'user' && idNames(route).some((name) => !isListed(route, name));

const notYours: NegativeCase = {
  title:
    'ASVS 8.2.2, 8.4.1 returns 404 for what belongs to another user, as for what does not exist',
  applies: (route) => isOfObjects(route) && !isOperators(route),
  changesNothing: true,
  async run(one) {
    const { context, route, valid, otherUserRequest } = one;
    const token = await context.otherUser.token();
    for (const name of idNames(route)) {
      const theirs = String(valid.params?.[name]);
      const withOthers = { ...otherUserRequest.params, [name]: theirs };
      const foreign = await call(one, { token, params: withOthers });
      const missing = await call(one, { token, params: { ...withOthers, [name]: randomUUID() } });
      expectError(route, foreign, 404);
      expect(foreign.text, foreign.what).toBe(missing.text);
    }
    const all = await call(one, { token });
    expectError(route, all, 404);
  },
};

const operatorsOnly: NegativeCase = {
  title: 'ASVS 8.2.1 is for operators only',
  applies: isOperators,
  changesNothing: true,
  async run(one) {
    for (const person of [one.context.owner, one.context.otherUser]) {
      const token = await person.token();
      const response = await call(one, { token });
      expect(expectError(one.route, response, 403)).toBe('auth.forbidden');
      const unknown = Object.fromEntries(idNames(one.route).map((name) => [name, randomUUID()]));
      const other = await call(one, { token, params: unknown });
      expect(other.text).toBe(response.text);
    }
  },
};

type Exhaust = (context: RouteTestContext, person: Person, route: Route) => Promise<unknown>;

/** How a user reaches the limit of the plan, by the error code for it. */
const limits: Partial<Record<ErrorCode, Exhaust>> = {
  'accounts.upgrade_needed': async () => {},
  // Its page is there, so that only the plan is in the way.
  'analytics.period_locked': (context, person) => context.getPageId(person),
  'pages.page_limit_reached': (context, person) => context.getPageId(person),
  // The page that the route needs; its code was not typed by the caller.
  'pages.code_locked': async (context, person, { id }) => {
    if (id === 'pages.update') await context.getPageId(person);
  },
  'ai.allowance_used_up': async ({ test }, { userId }) => {
    const used = plans.free.aiRequestsPerMonth;
    await sql`insert into ai_requests (user_id, created_at)
      select ${userId}, now() from generate_series(1, ${used}::int)`.execute(test.test.db);
  },
  'media.storage_full': async ({ test }, { userId }) => {
    const used = plans.free.storageBytes;
    await sql`update accounts set storage_used = ${used} where user_id = ${userId}`.execute(
      test.test.db,
    );
  },
};

const wrongTier: NegativeCase = {
  title: 'ASVS 2.3.2 keeps to the limits of the plan',
  applies: (route) => route.errors.some((code) => limits[code] !== undefined),
  changesNothing: false,
  async run(one) {
    for (const code of one.route.errors) {
      const exhaust = limits[code];
      if (exhaust === undefined) continue;
      const person = await one.context.newPerson('free');
      await exhaust(one.context, person, one.route);
      const beyond = beyondLimit(one, code);
      const token = await person.token();
      const changed = await one.context.changedBy(async () => {
        const response = await call(one, { token, ...beyond });
        expect(expectError(one.route, response)).toBe(code);
      });
      expect(changed, code).toEqual([]);
    }
  },
};

/** Only requests to a model are counted; free analytics reach back 30 days. */
function beyondLimit({ route, valid }: Case, code: ErrorCode) {
  if (code === 'analytics.period_locked') return { query: { period: '90d' } };
  if (route.id === 'ai.chat' && code === 'pages.code_locked') {
    return { body: JSON.stringify({ ...valid.body, context: pageWith('Typed') }) };
  }
  if (route.id === 'ai.chat' && code === 'ai.allowance_used_up') {
    return { body: JSON.stringify({ ...valid.body, model: 'any' }) };
  }
  return {};
}

const badIds = [
  'x',
  '0',
  '-1',
  'null',
  '%00',
  '%0d%0aset-cookie:a=b',
  "1'%20or%20'1'='1",
  '%f0%9f%92%a5',
  '%ff',
  '%zz',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..%5c..',
  '00000000-0000-0000-0000-00000000000g',
  '%7B%22$ne%22:null%7D',
  '__proto__',
  'a'.repeat(101),
  'a'.repeat(6000),
];

const malformedIds: NegativeCase = {
  title: 'ASVS 1.1.1 rejects malformed ids',
  applies: (route) => idNames(route).length > 0,
  changesNothing: true,
  async run(one) {
    const { route, context } = one;
    const token = route.access === 'public' ? undefined : await one.caller.token();
    for (const name of idNames(route)) {
      for (const bad of badIds) {
        const path = requestPath(one, { ...one.valid.params, [name]: 'HERE' }).replace('HERE', bad);
        const { headers } = one.valid;
        const response = await context.send({
          method: route.method,
          path,
          token,
          ...(headers ? { headers } : {}),
        });
        const isId = isAccepted(route.params, name, bad, one.valid.params);
        if (!isId || response.status >= 400) expectError(route, response, [400, 404]);
      }
    }
  },
};

function isAccepted(
  schema: z.ZodType | undefined,
  name: string,
  raw: string,
  rest: Record<string, string> = {},
): boolean {
  if (schema === undefined || raw.length > 100) return raw.length <= 100;
  try {
    return schema.safeParse({ ...rest, [name]: decodeURIComponent(raw) }).success;
  } catch {
    return false;
  }
}

const badValues = [
  '',
  '%00',
  '-1',
  '1e9',
  '0x10',
  'NaN',
  '%ff',
  '%zz',
  '[]',
  "'",
  'x'.repeat(6000),
];

const malformedQueries: NegativeCase = {
  title: 'ASVS 15.3.7 rejects queries that it cannot read, and ignores prototype keys',
  applies: (route) => route.query instanceof z.ZodObject,
  changesNothing: true,
  async run(one) {
    const { route, valid, context } = one;
    const keys = Object.keys((route.query as z.ZodObject).shape);
    const token = await one.caller.token();
    const base = requestPath(one, valid.params);
    const queries = keys.flatMap((key) => [
      ...badValues.map((value) => `${key}=${value}`),
      `${key}=1&${key}=2`,
      `${key}[a]=1`,
      `${key}`,
    ]);
    const ignored = ['__proto__[limit]=1', 'constructor=1', '__proto__=1', '?&&=='];
    // With keys that are ignored, a call that changes something would change it.
    for (const query of isMutating(route) ? queries : [...queries, ...ignored]) {
      const response = await context.send({
        method: route.method,
        path: `${base}?${query}`,
        token,
      });
      const fields = Object.fromEntries(new URLSearchParams(query));
      const isFine = route.query?.safeParse(fields).success && !/&\w+=2$/.test(query);
      if (!isFine || response.status >= 400) expectError(route, response, 400);
    }
  },
};

export const ownershipCases: readonly NegativeCase[] = [
  notYours,
  operatorsOnly,
  wrongTier,
  malformedIds,
  malformedQueries,
];
