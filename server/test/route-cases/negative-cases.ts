// The negative cases, each for every route that it applies to.
import { allRoutes } from '@vys/contract';
import { apiKeyCases } from './api-key-cases.ts';
import { expectError } from './assertions.ts';
import { bodyCases } from './body-cases.ts';
import { type NegativeCase, requestPath } from './case.ts';
import { crossSiteCases } from './cross-site-cases.ts';
import { ownershipCases } from './ownership-cases.ts';
import { tokenCases } from './token-cases.ts';

const methodCase: NegativeCase = {
  title: 'ASVS 3.5.3 rejects other methods',
  applies: () => true,
  changesNothing: true,
  async run(one) {
    const { context, route, path, valid } = one;
    const sameRoutes = allRoutes.filter((r) => [r.path, ...(r.aliases ?? [])].includes(path));
    const methods = sameRoutes.map(({ method }) => method as string);
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'QUERY']) {
      if (methods.includes(method)) continue;
      const token = route.access === 'public' ? undefined : await one.caller.token();
      const response = await context.send({ method, path: requestPath(one, valid.params), token });
      if (isIdRoute(method, path)) continue;
      expectError(route, response, [400, 404, 405]);
    }
  },
};

/** `/api/pages/{id}` also matches `/api/pages/current`, another route with responses of its own. */
function isIdRoute(method: string, path: string): boolean {
  return allRoutes.some((other) => {
    const pattern = new RegExp(`^${other.path.replace(/\{\w+\}/g, '[^/]+')}$`);
    return other.method === method && other.path !== path && pattern.test(path);
  });
}

export const negativeCases: readonly NegativeCase[] = [
  ...tokenCases,
  ...apiKeyCases,
  ...ownershipCases,
  ...bodyCases,
  ...crossSiteCases,
  methodCase,
];
