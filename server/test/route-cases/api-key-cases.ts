// Requests with API keys: without the scope that a route declares, with all scopes where none is enough, with a key that
// does not work, and with exactly the scope, so that the rejections mean something.
import type { Route } from '@vys/contract';
import { coversScope, type KeyScope, keyScopes } from '@vys/contract/api/key-scopes';
import { expect } from 'vitest';
import { generateKey } from '../../src/modules/identity/api-keys/key-format.ts';
import { sha256 } from '../../src/platform/hash.ts';
import { expectError } from './assertions.ts';
import { type Case, call, createCase, expectSuccess, type NegativeCase } from './case.ts';
import type { Person } from './test-context.ts';

type KeyedRoute = Route & { keyScope: KeyScope };

const isKeyed = (route: Route): route is KeyedRoute =>
  route.access !== 'public' && route.keyScope !== 'none';

/** More keys than a user may create, so they are not created through the API. */
async function insertKey(
  { context, caller }: Pick<Case, 'context' | 'caller'>,
  scopes: readonly KeyScope[],
  expiresAt: Date | null = null,
): Promise<string> {
  const key = generateKey();
  await context.test.test.db
    .insertInto('api_keys')
    .values({
      ...{ user_id: caller.userId, name: 'Test', scopes: [...scopes], expires_at: expiresAt },
      ...{ key_hash: sha256(key), last_characters: key.slice(-4), created_at: new Date() },
    })
    .execute();
  return key;
}

const keys = new WeakMap<Person, Map<string, Promise<string>>>();

function keyWith(one: Pick<Case, 'context' | 'caller'>, scopes: readonly KeyScope[]) {
  const ofCaller = keys.get(one.caller) ?? new Map<string, Promise<string>>();
  keys.set(one.caller, ofCaller);
  const key = ofCaller.get(scopes.join()) ?? insertKey(one, scopes);
  ofCaller.set(scopes.join(), key);
  return key;
}

/** A rejected request leaves no trace but the last use of the key. */
async function expectRejected(one: Case, scopes: readonly KeyScope[], code: string) {
  const token = await keyWith(one, scopes);
  const changed = await one.context.changedBy(async () => {
    const response = await call(one, { token });
    expect(expectError(one.route, response, 403), scopes.join(' ')).toBe(code);
  });
  expect(changed.filter((table) => table !== 'api_keys')).toEqual([]);
}

const outOfScope: NegativeCase = {
  title: 'rejects an API key without its scope',
  applies: isKeyed,
  changesNothing: false,
  async run(one) {
    const { keyScope } = one.route as KeyedRoute;
    const others = keyScopes.filter((scope) => !coversScope([scope], keyScope));
    await expectRejected(one, others, 'auth.key_scope');
  },
};

const outOfReach: NegativeCase = {
  title: 'rejects an API key with all scopes',
  applies: ({ access, keyScope }) => access !== 'public' && keyScope === 'none',
  changesNothing: false,
  run: (one) => expectRejected(one, keyScopes, 'auth.key_not_allowed'),
};

const inScope: NegativeCase = {
  title: 'accepts an API key with its scope and no other',
  applies: isKeyed,
  changesNothing: false,
  async run({ context, route, path }) {
    const one = await createCase(context, route, path);
    const token = await keyWith(one, [(route as KeyedRoute).keyScope]);
    expectSuccess(one, await call(one, { token }));
  },
};

/** Routes that need no token treat the caller as anonymous, as with any other token that is not valid. */
const dead: NegativeCase = {
  title: 'ASVS 7.4.1 rejects API keys that are made up, mistyped, expired or revoked',
  applies: ({ access }) => access !== 'public',
  changesNothing: false,
  async run(one) {
    const valid = await keyWith(one, keyScopes);
    const mistyped = valid.slice(0, -1) + (valid.endsWith('x') ? 'y' : 'x');
    const expired = await insertKey(one, keyScopes, new Date(Date.now() - 1));
    const revoked = await insertKey(one, keyScopes);
    await one.context.test.test.db
      .deleteFrom('api_keys')
      .where('key_hash', '=', sha256(revoked))
      .execute();
    const changed = await one.context.changedBy(async () => {
      for (const token of [generateKey(), mistyped, expired, revoked, 'vys_key_']) {
        const response = await call(one, { token });
        if (one.route.access === 'optional') expectSuccess(one, response);
        else expect(expectError(one.route, response, 401)).toBe('auth.key_invalid');
      }
    });
    expect(changed).toEqual([]);
  },
};

export const apiKeyCases: readonly NegativeCase[] = [outOfScope, outOfReach, inScope, dead];
