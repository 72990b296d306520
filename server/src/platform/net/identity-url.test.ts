// Which settings name a realm, and what is said about those that do not.
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';

const secret = { IDENTITY_SERVICE_CLIENT_SECRET: 'a secret' };
const readRealm = (env: Record<string, string>) => readConfig(env, [], 1000).identityRealm;

describe('IDENTITY_URL', () => {
  it('is not there unless asked for', () => {
    expect(readRealm({})).toBeUndefined();
  });

  it('names the realm, with clients called as in deploy/keycloak', () => {
    expect(readRealm({ IDENTITY_URL: 'https://id.example.com/realms/vys/', ...secret })).toEqual({
      issuer: 'https://id.example.com/realms/vys',
      clientId: 'vys-web',
      serviceClientId: 'vys-server',
      serviceSecret: 'a secret',
    });
  });

  it('takes other names of clients, a path before the realm, and http on this machine', () => {
    const realm = readRealm({
      IDENTITY_URL: 'http://localhost:8080/auth/realms/people',
      IDENTITY_CLIENT_ID: 'web',
      IDENTITY_SERVICE_CLIENT_ID: 'back',
      ...secret,
    });
    expect(realm).toMatchObject({
      issuer: 'http://localhost:8080/auth/realms/people',
      clientId: 'web',
      serviceClientId: 'back',
    });
  });

  it.each([
    ['a secret without an address', secret, 'not IDENTITY_URL'],
    [
      'an address without a secret',
      { IDENTITY_URL: 'https://id.example.com/realms/vys' },
      'IDENTITY_SERVICE_CLIENT_SECRET',
    ],
    ['no realm', { IDENTITY_URL: 'https://id.example.com/', ...secret }, 'the address of a realm'],
    [
      'a query',
      { IDENTITY_URL: 'https://id.example.com/realms/vys?x=1', ...secret },
      'the address of a realm',
    ],
    ['no address', { IDENTITY_URL: 'keycloak', ...secret }, 'the address of a realm'],
    [
      'http to another machine',
      { IDENTITY_URL: 'http://id.example.com/realms/vys', ...secret },
      'https://',
    ],
  ])('rejects %s in a sentence', (_what, env, sentence) => {
    expect(() => readRealm(env)).toThrow(sentence);
    expect(() => readRealm(env)).not.toThrow('a secret');
  });
});
