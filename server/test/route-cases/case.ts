// One route at one of its addresses with a rightful call of it, and what an attack on it is. What is not
// said by the route itself (ids, bodies) comes from fixtures.ts.
import { fillPath, type Route } from '@vys/contract';
import { expect } from 'vitest';
import { fixtures, type Rightful } from './fixtures.ts';
import type { Answered, Sent } from './send.ts';
import type { Person, World } from './world.ts';

/** One route at one of its addresses, and a rightful call of it. */
export type Case = {
  readonly world: World;
  readonly route: Route;
  readonly path: string;
  readonly right: Rightful;
  /** The same of somebody else, where it names something. */
  readonly strangers: Rightful;
  readonly caller: Person;
};

export type Attack = {
  readonly title: string;
  applies(route: Route): boolean;
  run(one: Case): Promise<void>;
  /** Refused calls leave every table as it was. */
  readonly changesNothing: boolean;
};

export const isMutating = (route: Route) => route.method !== 'GET';
export const isOperators = (route: Route) => route.errors.includes('auth.forbidden');
export const takesJson = (route: Route) =>
  route.body !== undefined && (route.bodyType ?? 'json') === 'json';

export async function arrangeCase(world: World, route: Route, path: string): Promise<Case> {
  const arrange = fixtures[route.id];
  if (arrange === undefined) throw new Error(`${route.id} has no fixture: add one to test it`);
  for (const person of [world.owner, world.stranger, world.operator]) await person.renew();
  const right = await arrange(world, world.owner);
  const strangers = path.includes('{') ? await arrange(world, world.stranger) : {};
  return { world, route, path, right, strangers, caller: right.caller ?? world.owner };
}

type Changes = Partial<Omit<Sent, 'method' | 'path'>> & Pick<Rightful, 'params' | 'query'>;

/** The rightful call, with some of it changed. */
export async function call(one: Case, changes: Changes = {}) {
  const { route, right, caller } = one;
  const { params, query, ...sent } = changes;
  const path = pathOf(one, { ...right.params, ...params }, { ...right.query, ...query });
  const token = route.access === 'public' ? right.token : await caller.token();
  const rightBody = bodyOf(route, right);
  return one.world.send({
    method: route.method,
    path,
    token,
    ...rightBody,
    ...sent,
    headers: { ...right.headers, ...sent.headers },
  });
}

export function pathOf(
  { path }: Pick<Case, 'path'>,
  params: Record<string, string> = {},
  query: Record<string, string> = {},
): string {
  const search = new URLSearchParams(query).toString();
  return `${fillPath(path, params)}${search === '' ? '' : `?${search}`}`;
}

export const FORM = 'application/x-www-form-urlencoded';
export const JSON_TYPE = 'application/json';

function bodyOf(
  route: Route,
  { body, multipart }: Rightful,
): { body?: string | Buffer; type?: string } {
  if (multipart !== undefined) return multipart;
  if (body === undefined) return {};
  if (route.bodyType === 'form') {
    return { body: new URLSearchParams(body as Record<string, string>).toString(), type: FORM };
  }
  return { body: JSON.stringify(body), type: JSON_TYPE };
}

export function expectSuccess({ route }: Case, answer: Answered): void {
  expect(answer.status, answer.what).toBe(route.status);
  if (route.answer === 'empty') expect(answer.text, answer.what).toBe('');
  if (route.answer === 'json') route.output.parse(JSON.parse(answer.text));
  if (isMutating(route) || route.access === 'user') {
    expect(answer.headers['cache-control'], answer.what).toMatch(/no-store/);
  }
}
