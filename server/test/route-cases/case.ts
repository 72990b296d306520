// One route at one of its paths with a valid request, and what a negative case is. What the route itself does
// not say (ids, bodies) comes from fixtures.ts.
import { fillPath, type Route } from '@vys/contract';
import { expect } from 'vitest';
import { expectDocumented } from './documented.ts';
import { fixtures, type ValidRequest } from './fixtures.ts';
import type { RouteResponse, Sent } from './send.ts';
import type { Person, RouteTestContext } from './test-context.ts';

/** One route at one of its paths, and a valid request of it. */
export type Case = {
  readonly context: RouteTestContext;
  readonly route: Route;
  readonly path: string;
  readonly valid: ValidRequest;
  /** The same for another user, where the path has parameters. */
  readonly otherUserRequest: ValidRequest;
  readonly caller: Person;
};

export type NegativeCase = {
  readonly title: string;
  applies(route: Route): boolean;
  run(one: Case): Promise<void>;
  /** Whether its calls must leave every table as it was. */
  readonly changesNothing: boolean;
};

export const isMutating = (route: Route) => route.method !== 'GET';
export const isOperators = (route: Route) => route.errors.includes('auth.forbidden');
export const takesJson = (route: Route) =>
  route.body !== undefined && (route.bodyType ?? 'json') === 'json';

export async function createCase(
  context: RouteTestContext,
  route: Route,
  path: string,
): Promise<Case> {
  const arrange = fixtures[route.id];
  if (arrange === undefined) throw new Error(`${route.id} has no fixture: add one to test it`);
  for (const person of [context.owner, context.otherUser, context.operator]) await person.renew();
  const valid = await arrange(context, context.owner);
  const otherUserRequest = path.includes('{') ? await arrange(context, context.otherUser) : {};
  return { context, route, path, valid, otherUserRequest, caller: valid.caller ?? context.owner };
}

type Changes = Partial<Omit<Sent, 'method' | 'path'>> & Pick<ValidRequest, 'params' | 'query'>;

/** The valid request, with some of it changed. */
export async function call(one: Case, changes: Changes = {}) {
  const { context, route, valid, caller } = one;
  const { params, query, ...sent } = changes;
  const path = requestPath(one, { ...valid.params, ...params }, { ...valid.query, ...query });
  const token = route.access === 'public' ? valid.token : await caller.token();
  const validBody = buildBody(route, valid);
  const response = await context.send({
    method: route.method,
    path,
    token,
    ...validBody,
    ...sent,
    headers: { ...valid.headers, ...sent.headers },
  });
  expectDocumented(route, one.path, response);
  return response;
}

export function requestPath(
  { path }: Pick<Case, 'path'>,
  params: Record<string, string> = {},
  query: Record<string, string> = {},
): string {
  const search = new URLSearchParams(query).toString();
  return `${fillPath(path, params)}${search === '' ? '' : `?${search}`}`;
}

export const FORM = 'application/x-www-form-urlencoded';
export const JSON_TYPE = 'application/json';

export const takesForm = ({ bodyType }: Route) => bodyType === 'form' || bodyType === 'any_form';

function buildBody(
  route: Route,
  { body, multipart }: ValidRequest,
): { body?: string | Buffer; type?: string } {
  if (multipart !== undefined) return multipart;
  if (body === undefined) return {};
  if (takesForm(route)) {
    return { body: new URLSearchParams(body as Record<string, string>).toString(), type: FORM };
  }
  return { body: JSON.stringify(body), type: JSON_TYPE };
}

export function expectSuccess({ route }: Case, response: RouteResponse): void {
  expect(response.status, response.what).toBe(route.status);
  if (route.responseType === 'empty') expect(response.text, response.what).toBe('');
  if (route.responseType === 'json') route.output.parse(JSON.parse(response.text));
  if (isMutating(route) || route.access === 'user') {
    expect(response.headers['cache-control'], response.what).toMatch(/no-store/);
  }
}
