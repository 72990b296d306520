// The contract of the realm's endpoints, held by the embedded issuer. Keycloak's part: keycloak.test.ts.

import { confirmTotp, startTotpEnrollment } from '@vys/contract/identity/mfa';
import { afterAll, beforeAll } from 'vitest';
import { SECOND } from '../../src/platform/time-spans.ts';
import { oneTimeCode } from '../clients/one-time-code.ts';
import { buildUser } from '../factories.ts';
import { freePort } from '../free-port.ts';
import { createTestHttp, type TestHttp } from '../http.ts';
import { describeContract } from './identity-contract.ts';
import type { ContractTarget } from './identity-target.ts';

let ctx: TestHttp;
let target: ContractTarget;

beforeAll(async () => {
  const port = await freePort();
  const appOrigin = `http://127.0.0.1:${port}`;
  ctx = await createTestHttp({ appOrigin });
  await ctx.http.listen({ port, host: '127.0.0.1' });
  const realm = `${appOrigin}/realms/vys`;
  target = {
    realm,
    issuer: realm,
    who: 'embedded',
    badCredentials: 400,
    makeUser: () => buildUser(ctx),
    async makeCarefulUser() {
      const user = await buildUser(ctx);
      const post = (url: string, payload: object) =>
        ctx.http.inject({ method: 'POST', url, headers: user.headers, payload });
      const { secret } = (await post(startTotpEnrollment.path, { password: user.password })).json()
        .data;
      await post(confirmTotp.path, { code: oneTimeCode(secret, ctx.clock.now()) });
      ctx.clock.advance(30 * SECOND);
      return { user, code: oneTimeCode(secret, ctx.clock.now()) };
    },
    async expiredToken() {
      const { accessToken } = await buildUser(ctx);
      ctx.clock.advance(301 * SECOND);
      return accessToken;
    },
    async outliveGrace() {
      ctx.clock.advance(11 * SECOND);
    },
  };
});
afterAll(() => ctx.close());

describeContract('the embedded issuer', () => target);
