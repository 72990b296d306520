// R10: calls every route of the table, at each of its addresses, with every negative case that applies,
// over real HTTP against the whole product; and once with a valid request, so that the rejections mean
// something. A route without an entry in test/route-cases/fixtures.ts fails here.
import { allRoutes } from '@vys/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../src/platform/db/transaction.ts';
import { type Case, call, createCase, expectSuccess } from '../route-cases/case.ts';
import { fixtures } from '../route-cases/fixtures.ts';
import { negativeCases } from '../route-cases/negative-cases.ts';
import { createRouteTestContext, type RouteTestContext } from '../route-cases/test-context.ts';

let context: RouteTestContext;

beforeAll(async () => {
  context = await createRouteTestContext();
}, 60_000);
afterAll(() => context.stop());

it('ASVS 2.2.2, 6.3.4, 8.3.1 R10 every route is tested', () => {
  const missing = allRoutes.filter(({ id }) => fixtures[id] === undefined).map(({ id }) => id);
  expect(missing).toEqual([]);
});

it('R10 the tests detect what a request changes, and nothing where it changes nothing', async () => {
  const changed = await context.changedBy(async () => void (await context.newPerson()));
  expect(changed).toEqual(expect.arrayContaining(['accounts', 'sessions', 'users']));
  const { db } = context.test.test;
  const idle = await context.changedBy(async () => {
    await sql`update users set username = username`.execute(db);
    const lost = inTransaction(db, async (tx) => {
      await sql`delete from sessions`.execute(tx);
      throw new Error('undone');
    });
    await expect(lost).rejects.toThrow('undone');
  });
  expect(idle).toEqual([]);
});

const addresses = allRoutes.flatMap((route) =>
  [route.path, ...(route.aliases ?? [])].map((path) => ({ route, path })),
);

const tested = new Set<string>();

/** Each negative case runs for one route of an area such as `/api/media`, and in CI for all of them. */
function isFirstOfArea(title: string, path: string): boolean {
  const key = `${title} ${path.split('/')[2]}`;
  if (tested.has(key)) return false;
  tested.add(key);
  return true;
}

describe.each(addresses)('R10 $route.method $path', ({ route, path }) => {
  let one: Case;
  beforeAll(async () => {
    one = await createCase(context, route, path);
  });

  for (const { title, applies, run, changesNothing } of negativeCases) {
    if (!applies(route)) continue;
    it(`R10 ${title}`, { tags: isFirstOfArea(title, path) ? [] : 'slow' }, async () => {
      for (const person of [context.owner, context.otherUser, context.operator])
        await person.renew();
      const changed = await context.changedBy(() => run(one));
      if (changesNothing) expect(changed).toEqual([]);
    });
  }

  it('R10 accepts a valid request', async () => {
    const valid = await createCase(context, route, path);
    expectSuccess(valid, await call(valid));
  });
});
