// What the log must never say, and that it stays readable.

import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

function capture(production: boolean) {
  const lines: string[] = [];
  const log = createLog({ level: 'info', production, write: (line) => lines.push(line) });
  return { log, lines };
}

describe('createLog', () => {
  it('hides secrets by the name of their field, at any depth', () => {
    const { log, lines } = capture(true);
    log.info(
      {
        headers: { Authorization: 'Bearer s3cret', cookie: 'sid=s3cret', accept: '*/*' },
        body: { password: 's3cret', refresh_token: 's3cret', list: [{ code: 's3cret' }] },
        token: 's3cret',
      },
      'asked',
    );
    expect(lines.join()).not.toContain('s3cret');
    expect(lines.join()).toContain('*/*');
  });

  it('hides the query parameters token and code', () => {
    const { log, lines } = capture(true);
    log.info({
      req: { method: 'GET', url: '/verify?token=s3cret&next=/x&code=s3cret', ip: '::1' },
    });
    log.info({ link: 'https://vys.example/?code=s3cret#a' });
    expect(lines.join()).not.toContain('s3cret');
    expect(lines.join()).toContain('next=/x');
  });

  it('ASVS 16.2.5 R12 hides what new and changed secrets are called, and keeps numbers', () => {
    const { log, lines } = capture(true);
    log.info({
      body: {
        new_password: 's3cret',
        totp: 's3cret',
        assertion: 's3cret',
        recovery_codes: ['s3cret'],
      },
      editor: { code_verifier: 's3cret', accessToken: 's3cret' },
      key: { privateJwk: { d: 's3cret' } },
      link: 'https://vys.example/reset-password?token=s3cret&password=s3cret',
      codes: 4,
      tokens: 2,
    });
    expect(lines.join()).not.toContain('s3cret');
    expect(lines.join()).toContain('"codes":4,"tokens":2');
  });

  it('ASVS 16.3.4 R12 says what failed in the database, but not about which row', () => {
    const { log, lines } = capture(true);
    const row = { detail: 'Key (email)=(ada@example.com) already exists.', code: '23505' };
    log.error({ err: Object.assign(new Error('at /x?token=s3cret'), row, { password: 's3cret' }) });
    expect(lines.join()).not.toMatch(/ada@example|s3cret/);
    expect(JSON.parse(lines[0] ?? '').err).toMatchObject({ code: '23505', type: 'Error' });
  });

  it('hides the tokens of emailed links', () => {
    const { log, lines } = capture(true);
    log.info({ req: { method: 'GET', url: '/_/confirm/s3cret?a=b' } });
    log.info({ link: 'https://vys.example/_/unsubscribe/s3cret' });
    expect(lines.join()).not.toContain('s3cret');
    expect(lines.join()).toContain('/_/confirm/');
  });

  it('ASVS 16.2.1, 16.2.2, 16.2.4, 16.4.1 writes JSON in production', () => {
    const { log, lines } = capture(true);
    log.child({ reqId: 'r1' }).warn({ page: 'p' }, 'hello');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'warn',
      reqId: 'r1',
      page: 'p',
      msg: 'hello',
    });
  });

  it('writes one readable line elsewhere, and the stack of an error', () => {
    const { log, lines } = capture(false);
    log.info({ page: 'p' }, 'hello');
    log.error(new Error('broken'), 'went wrong');
    expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d info {2}hello page=p\n$/);
    expect(lines[1]).toMatch(/went wrong\nError: broken\n {4}at /);
  });

  it('keeps below its level', () => {
    const { log, lines } = capture(true);
    log.debug('quiet');
    expect(lines).toEqual([]);
  });
});
