// How a key is looked up: nothing for one that is mistyped, and for the rest by its hash alone.

import type { KyselyPlugin, PluginTransformQueryArgs } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUser, type TestUser } from '../../../../test/factories.ts';
import { createTestHttp, TEST_APP_ORIGIN, type TestHttp } from '../../../../test/http.ts';
import { identityHooks } from '../../../../test/identity-hooks.ts';
import { sha256 } from '../../../platform/hash.ts';
import { createIdentity, type Identity } from '../index.ts';
import { generateKey } from './key-format.ts';

const queries: string[] = [];
/** Writes down every query with its values. */
const recorder: KyselyPlugin = {
  transformQuery({ node }: PluginTransformQueryArgs) {
    queries.push(
      JSON.stringify(node, (_name, value) =>
        value?.type === 'Buffer' ? Buffer.from(value.data).toString('hex') : value,
      ),
    );
    return node;
  },
  transformResult: async ({ result }) => result,
};

let ctx: TestHttp;
let identity: Identity;
let user: TestUser;
let key: string;

beforeAll(async () => {
  ctx = await createTestHttp();
  const db = ctx.db.withPlugin(recorder);
  identity = await createIdentity({
    ...identityHooks,
    ...{ ...ctx, db, appOrigin: TEST_APP_ORIGIN },
  });
  user = await buildUser(ctx);
  key = generateKey();
  await ctx.db
    .insertInto('api_keys')
    .values({
      ...{ user_id: user.id, name: 'Mine', scopes: ['pages:read'], created_at: ctx.clock.now() },
      ...{ key_hash: sha256(key), last_characters: key.slice(-4) },
    })
    .execute();
});
afterAll(async () => {
  await identity.close();
  await ctx.close();
});
beforeEach(() => {
  queries.length = 0;
});

const mistype = (text: string, place: number) =>
  text.slice(0, place) + (text[place] === 'a' ? 'b' : 'a') + text.slice(place + 1);

describe('looking a key up', () => {
  it('goes by its hash, so its time says nothing about a key that was guessed in part', async () => {
    expect(await identity.findCaller(key)).toMatchObject({ userId: user.id });
    expect(queries.some((query) => query.includes(sha256(key).toString('hex')))).toBe(true);
    for (const query of queries) {
      expect(query).not.toContain('vys_key_');
      expect(query).not.toContain(key.slice('vys_key_'.length, -6));
    }
  });

  it('finds no key by a part, another case, or its hash', async () => {
    const others = [
      generateKey(),
      key.toLowerCase(),
      key.slice(0, -1),
      `${key}0`,
      sha256(key).toString('hex'),
      `vys_key_${sha256(key).toString('hex')}`,
    ];
    for (const other of others) expect(await identity.findCaller(other), other).toBeUndefined();
  });

  it('asks the database nothing about a key whose checksum is wrong', async () => {
    for (const place of [8, 20, 50, 52, 56]) {
      expect(await identity.findCaller(mistype(key, place))).toBeUndefined();
    }
    expect(queries).toEqual([]);
  });

  it('ignores a stored scope that is not known any more', async () => {
    await ctx.db
      .updateTable('api_keys')
      .set({ scopes: ['pages:read', 'everything'] })
      .execute();
    expect((await identity.findCaller(key))?.scope).toEqual(['pages:read']);
  });
});
