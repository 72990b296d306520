// The names that registration gives away are the same that a profile may take, however many servers run.
import { register } from '@vys/contract/identity/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestHttp, type TestHttp } from '../../../../test/http.ts';

let ctx: TestHttp;
beforeAll(async () => {
  ctx = await createTestHttp();
});
afterAll(() => ctx.close());

const signUp = (username: string, email = `${username}@example.test`) =>
  ctx.http.inject({
    method: 'POST',
    url: register.path,
    payload: { email, username, password: 'a long enough password' },
  });

describe('ONB-15 SIGNUP-32 registration', () => {
  it.each(['admin', 'adm1n', 'support', 'login', 'mailbox', 'api', 'vys', 'paypa1', 'vys-support'])(
    'gives no user the reserved name %s',
    async (username) => {
      const response = await signUp(username, 'sitter@example.test');
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({
        code: 'identity.username_taken',
        fields: { username: expect.any(String) },
      });
      const users = ctx.db.selectFrom('users').select('id').where('username', '=', username);
      expect(await users.execute()).toEqual([]);
    },
  );

  it.each(['ada', 'support-artist', 'admin42', 'u4928471234'])(
    'gives away %s',
    async (username) => {
      expect((await signUp(username)).statusCode).toBe(201);
    },
  );
});
