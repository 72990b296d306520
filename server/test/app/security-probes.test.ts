// Attempts to bypass access control from outside, on the whole server.
import { CLIENT_ID, token } from '@vys/contract/identity/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../app.ts';

const EDITOR = 'https://editor.example';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ env: { EDITOR_ORIGINS: EDITOR } });
});
afterAll(() => test.stop());

function guess(username: string, headers: Record<string, string>, at = test) {
  const form = { grant_type: 'password', client_id: CLIENT_ID, username, password: 'a guess' };
  return fetch(at.config.appOrigin + token.path, {
    method: 'POST',
    headers,
    body: new URLSearchParams(form),
  });
}

async function listStatuses(
  tries: number,
  buildHeaders: (n: number) => Record<string, string>,
  at = test,
) {
  const statuses: number[] = [];
  for (let n = 0; n < tries; n += 1) {
    statuses.push((await guess('unknown-user', buildHeaders(n), at)).status);
  }
  return statuses;
}

describe('the IP address of a client', () => {
  it('is not taken from headers of the client itself', async () => {
    const statuses = await listStatuses(7, (n) => ({
      'x-forwarded-for': `203.0.113.${n}`,
      forwarded: `for=203.0.113.${n}`,
      'x-real-ip': `203.0.113.${n}`,
    }));
    expect(statuses).toContain(429);
  });

  it('is the one that a trusted proxy saw, whatever precedes it in the header', async () => {
    const behind = await startTestApp({ env: { VYS_TRUSTED_PROXIES: '127.0.0.1' } });
    try {
      const address = (n: number) => ({ 'x-forwarded-for': `203.0.113.${n}, 198.51.100.7` });
      expect(await listStatuses(7, address, behind)).toContain(429);
      const otherAddress = { 'x-forwarded-for': '198.51.100.8' };
      expect((await guess('unknown-user', otherAddress, behind)).status).toBe(400);
    } finally {
      await behind.stop();
    }
  });
});

describe('the token of an editor', () => {
  it('reaches nothing by another method, another spelling or another way', async () => {
    const { token: access } = await test.signUp('linus');
    const issued = await test.call('POST', '/api/auth/editor-code', {
      token: access,
      body: { redirect: `${EDITOR}/open` },
    });
    const { data } = (await issued.json()) as { data: { redirect_to: string } };
    const code = new URL(data.redirect_to).searchParams.get('token') ?? '';
    const exchanged = await test.call('POST', '/api/auth/editor-token', {
      body: { code, origin: EDITOR },
    });
    const { access_token: small } = (await exchanged.json()) as { access_token: string };
    const tries: [string, string][] = [
      ['GET', '/api/user/profile'],
      ['HEAD', '/api/user/profile'],
      ['HEAD', '/api/user/export'],
      ['GET', '/api/user/profile?x=/api/pages/me'],
      ['GET', '/api/user//profile'],
      ['GET', '/API/user/profile'],
      ['GET', '/api/%75ser/profile'],
      ['GET', '/api/pages/../user/profile'],
      ['DELETE', '/api/user/account'],
      ['OPTIONS', '/api/user/profile'],
      ['GET', '/realms/vys/protocol/openid-connect/userinfo'],
    ];
    for (const [method, path] of tries) {
      const response = await test.call(method, path, { token: small });
      // Unknown paths of GET are the web app's, which has no user data.
      const isWebApp = response.headers.get('content-type')?.startsWith('text/html') ?? false;
      const isRejected = [401, 403, 404].includes(response.status);
      expect({ method, path, isClosed: isRejected || isWebApp }).toEqual({
        method,
        path,
        isClosed: true,
      });
    }
    // The session that it came from is still there.
    expect((await test.call('GET', '/api/user/profile', { token: access })).status).toBe(200);
  });
});

describe('one email address', () => {
  it('belongs to one account, however it is spelled', async () => {
    const register = (email: string, username: string) =>
      test.call('POST', '/api/auth/register', {
        body: { email, username, password: 'correct horse battery' },
      });
    expect((await register('kay@mailbox.example', 'kay')).status).toBe(201);
    for (const email of [
      'KAY@Mailbox.Example',
      ' kay@mailbox.example\t',
      '\u00a0kay@mailbox.example',
    ]) {
      expect([email, (await register(email, `kay-${email.length}`)).status]).toEqual([email, 409]);
    }
    // Letters that become others in lower case or when they are normalized.
    for (const email of [
      '\u212aay@mailbox.example',
      'kay@ma\u0130lbox.example',
      '\uff4bay@mailbox.example',
      'kay@mailbox\u3002example',
      'kay\u0000@mailbox.example',
    ]) {
      expect([email, (await register(email, 'kay-other')).status]).toEqual([email, 400]);
    }
  });
});
