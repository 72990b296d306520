// The ways in which a call can be wrong, each for every route that it makes sense for.
import { allRoutes } from '@vys/contract';
import { bodyAttacks } from './body-attacks.ts';
import { type Attack, pathOf } from './case.ts';
import { crossSiteAttacks } from './cross-site-attacks.ts';
import { expectRefusal } from './judge.ts';
import { ownershipAttacks } from './ownership-attacks.ts';
import { tokenAttacks } from './token-attacks.ts';

const methodAttack: Attack = {
  title: 'does not take another method',
  applies: () => true,
  changesNothing: true,
  async run(one) {
    const { world, route, path, right } = one;
    const taken = allRoutes.filter((r) => [r.path, ...(r.aliases ?? [])].includes(path));
    const methods = taken.map(({ method }) => method as string);
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'QUERY']) {
      if (methods.includes(method)) continue;
      const token = route.access === 'public' ? undefined : await one.caller.token();
      const answer = await world.send({ method, path: pathOf(one, right.params), token });
      if (answersForId(method, path)) continue;
      expectRefusal(route, answer, [400, 404, 405]);
    }
  },
};

/** `/api/pages/{id}` also matches `/api/pages/current`: another route, which then answers for itself. */
function answersForId(method: string, path: string): boolean {
  return allRoutes.some((other) => {
    const pattern = new RegExp(`^${other.path.replace(/\{\w+\}/g, '[^/]+')}$`);
    return other.method === method && other.path !== path && pattern.test(path);
  });
}

export const attacks: readonly Attack[] = [
  ...tokenAttacks,
  ...ownershipAttacks,
  ...bodyAttacks,
  ...crossSiteAttacks,
  methodAttack,
];
