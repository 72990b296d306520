// R10: every route of the table, at each of its addresses, asked in every way in which a call can be
// wrong, over real HTTP against the whole product; and once as it should be, so that the refusals mean
// something. A route without an entry in test/route-cases/fixtures.ts fails here.
import { allRoutes } from '@vys/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attacks } from '../test/route-cases/attacks.ts';
import { arrangeCase, type Case, call, expectSuccess } from '../test/route-cases/case.ts';
import { fixtures } from '../test/route-cases/fixtures.ts';
import { openWorld, type World } from '../test/route-cases/world.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld();
}, 60_000);
afterAll(() => world.stop());

it('R10 leaves no route untested', () => {
  const missing = allRoutes.filter(({ id }) => fixtures[id] === undefined).map(({ id }) => id);
  expect(missing).toEqual([]);
});

const addresses = allRoutes.flatMap((route) =>
  [route.path, ...(route.aliases ?? [])].map((path) => ({ route, path })),
);

describe.each(addresses)('R10 $route.method $path', ({ route, path }) => {
  let one: Case;
  beforeAll(async () => {
    one = await arrangeCase(world, route, path);
  });

  const applying = attacks.filter((attack) => attack.applies(route));
  it.each(applying)('R10 $title', async ({ run, changesNothing }) => {
    for (const person of [world.owner, world.stranger, world.operator]) await person.renew();
    const changed = await world.changedBy(() => run(one));
    if (changesNothing) expect(changed).toEqual([]);
  });

  it('R10 answers a rightful call', async () => {
    const right = await arrangeCase(world, route, path);
    expectSuccess(right, await call(right));
  });
});
