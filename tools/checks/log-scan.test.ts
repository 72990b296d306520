// The scan of the logs must be able to fail: each kind of secret is found where it should not be, and
// what is no secret is left alone.
import { describe, expect, it } from 'vitest';
import { findPasswords } from '../dev/test-passwords.ts';
import { scanText } from './log-scan.ts';

const random = 'aB3_dE6-gH9jK2mN5pQ8sT1vW4yZ7bC0eF3hJ6kL9nR';
const kinds = (text: string, known: string[] = []) => scanText(text, known).map(({ kind }) => kind);

describe('ASVS 14.2.4, 16.2.5 R12 a secret in a log is found', () => {
  it.each([
    ['JWT', 'token eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxMjM0In0.c2ln'],
    ['API key', `vys_key_${'aB3dE6gH9j'.repeat(5)}`],
    ['token of an editor', `vys_et_${random}`],
    ['refresh token', `{"x":"${random}${'Ab3'.repeat(7)}"}`],
    ['token of 256 bits', `/somewhere/${random.slice(0, 20)} and "${random}"`],
    ['encrypted refresh token', `vys1.${random}.${random}`],
    ['recovery code', 'used 7xkp-2mqd-hh3t-9bcz-kk44-pq2w'],
    ['secret of an authenticator', '{"x":"JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"}'],
    ['secret of an authenticator', 'otpauth://totp/Vys:ada?secret=ABC'],
    ['password hash', '$argon2id$v=19$m=47104,t=1,p=1$c2FsdA$aGFzaA'],
    ['private key', '-----BEGIN EC PRIVATE KEY-----'],
    ['private JWK', '{"kty":"EC","d":"0qBbZ7bC0eF3hJ6kL9nR2mN5pQ8sT1v"}'],
    ['private JWK', '"{\\"d\\":\\"0qBbZ7bC0eF3hJ6kL9nR2mN5pQ8sT1v\\"}"'],
    ['bearer', 'authorization: Bearer abcdefgh12'],
    ['bearer', 'Basic dXNlcjpwYXNz'],
    ['cookie', 'cookie vys-binding=abc; a=b'],
    ['secret field', '{"new_password":"x"}'],
    ['secret field', '"body":"{\\"totp\\":\\"123456\\"}"'],
    ['secret field', '{"set-cookie":"a=b"}'],
    ['secret parameter', 'GET /verify-email?token=abc'],
    ['secret parameter', 'GET /callback?state=1&code=abc'],
    ['password in an address', 'postgres://vys:s3cret@localhost/vys'],
    ['key of a bucket', 'AKIAIOSFODNN7EXAMPLE'],
    ['row of the database', 'Key (email)=(ada@example.com) already exists.'],
    ['row of the database', 'Failing row contains (1, ada).'],
    ['card number', 'charged 4242 4242 4242 4242 today'],
    ['card number', '378282246310005'],
    ['stack of a rejection', '{"err":{"statusCode":400,"stack":"Error: x\\n    at y"}}'],
    ['stack of a rejection', '{"res":{"statusCode":404},"err":{"stack":"Error: x"}}'],
  ])('%s in %s', (kind, text) => {
    expect(kinds(`{"level":"info"}\n${text}`)).toContain(kind);
    expect(scanText(`{"level":"info"}\n${text}`)[0]?.line).toBe(2);
  });

  it('a password that the tests use', () => {
    expect(kinds('asked with correct horse 7', ['correct horse 7'])).toEqual([
      'password of a test',
    ]);
  });

  it('and is not repeated by the report', () => {
    for (const text of [`token "${random}"`, `{"password":"${random}"}`, `?token=${random}`]) {
      const excerpts = scanText(text).map(({ excerpt }) => excerpt);
      expect(excerpts).not.toEqual([]);
      expect(excerpts.join()).not.toContain(random.slice(0, 16));
    }
  });
});

describe('what is no secret', () => {
  it.each([
    '{"level":"debug","time":1795161600000,"reqId":"2b1c9f0e-8a31-4b9f-9d50-0f6c8a9e7d11","req":{"method":"GET","url":"/verify-email?token=[hidden]"},"res":{"statusCode":200},"ms":3,"msg":"request completed"}',
    '{"token":"[hidden]","password":"[hidden]","codes":4}',
    '{"htmlHash":"0a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f9"}',
    '{"err":{"statusCode":500,"stack":"Error: x\\n    at y"}}',
    'www-authenticate: Bearer realm="vys", error="invalid_token"',
    'the password is not right',
    '4242 4242 4242 4241 and 1795161600000',
  ])('%s', (text) => {
    expect(kinds(text)).toEqual([]);
  });
});

it('R12 finds the passwords that the tests use in their sources', () => {
  const source = `
    const password = 'correct horse 7';
    const user = { password: "a long one", newPassword: given ?? 'another one' };
    await page.getByLabel('Password').fill('typed by hand');
    const short = { password: 'x' };`;
  expect(findPasswords(source)).toEqual([
    'correct horse 7',
    'a long one',
    'another one',
    'typed by hand',
  ]);
});
