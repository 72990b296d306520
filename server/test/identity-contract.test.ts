// The contract of the realm's endpoints, held by the embedded issuer. Keycloak's part: keycloak.test.ts.
import { beginTotp, confirmTotp } from '@vys/contract/second-factor';
import { afterAll, beforeAll } from 'vitest';
import { buildUser, type TestUser, tokenFor } from './factories.ts';
import { createTestHttp, type TestHttp } from './http.ts';
import { describeContract } from './identity-contract.ts';
import type { ContractTarget } from './identity-target.ts';
import { oneTimeCode } from './one-time-code.ts';
import { freePort } from './site.ts';

const SECOND = 1000;

let ctx: TestHttp;
let target: ContractTarget;

beforeAll(async () => {
  const port = await freePort();
  const appOrigin = `http://127.0.0.1:${port}`;
  ctx = await createTestHttp({ appOrigin });
  await ctx.http.listen({ port, host: '127.0.0.1' });
  const realm = `${appOrigin}/realms/vys`;
  const users = new Map<string, TestUser>();
  target = {
    realm,
    issuer: realm,
    who: 'embedded',
    badCredentials: 400,
    async makeUser() {
      const user = await buildUser(ctx);
      users.set(user.id, user);
      return user;
    },
    async addAuthenticator({ id }) {
      const user = users.get(id) as TestUser;
      const headers = { authorization: `Bearer ${await tokenFor(ctx, user)}` };
      const post = (url: string, payload: object) =>
        ctx.http.inject({ method: 'POST', url, headers, payload });
      const { secret } = (await post(beginTotp.path, { password: user.password })).json().data;
      await post(confirmTotp.path, { code: oneTimeCode(secret, ctx.clock.now()) });
      return async () => {
        ctx.clock.advance(30 * SECOND);
        return oneTimeCode(secret, ctx.clock.now());
      };
    },
    async outliveAccessTokens() {
      ctx.clock.advance(301 * SECOND);
    },
    async outliveGrace() {
      ctx.clock.advance(11 * SECOND);
    },
  };
});
afterAll(() => ctx.close());

describeContract('the embedded issuer', () => target);
