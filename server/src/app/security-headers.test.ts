// What every response of the workspace says to browsers, over plain http and over https.
import { expect, it } from 'vitest';
import { readConfig } from '../platform/config.ts';
import { commonHeaders } from '../public-site/http/headers.ts';
import { securityHeaders } from './security-headers.ts';

const local = readConfig({}, []);
const https = readConfig(
  { APP_ORIGIN: 'https://app.vys.example', PAGES_ORIGIN: 'https://pages.vys.example' },
  [],
);
const transport = 'strict-transport-security';

it('ASVS 3.4.1 asks browsers to stay with https for a year, here and below, once it is there', () => {
  const expected = 'max-age=31536000; includeSubDomains';
  expect(securityHeaders(https)[transport]).toBe(expected);
  expect(commonHeaders(https)).toEqual(expect.arrayContaining([transport, expected]));
  expect(securityHeaders(local)).not.toHaveProperty(transport);
  expect(commonHeaders(local)).not.toContain(transport);
});

it('ASVS 3.4.3 ASVS 3.4.6 runs our own scripts only, and is shown in no frame', () => {
  const policy = securityHeaders(https)['content-security-policy']?.split('; ') ?? [];
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "script-src 'self'",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]),
  );
});
