// What every response of the workspace says to browsers, over plain http and over https.
import { describe, expect, it } from 'vitest';
import { readConfig } from '../platform/config.ts';
import { commonHeaders } from '../public-site/http/headers.ts';
import { createScreenHeaders, securityHeaders } from './security-headers.ts';

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

describe('the billing screen', () => {
  const live = readConfig(
    {
      STRIPE_SECRET_KEY: 'sk_live_abc',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_abc',
      STRIPE_WEBHOOK_SECRET: 'whsec_abc',
    },
    [],
  );
  const policyOf = (config: typeof live, path: string) =>
    createScreenHeaders(config)(path)['content-security-policy'];

  it('runs the script of Stripe where real keys are set, and no other screen does', () => {
    expect(policyOf(live, 'billing')).toContain("script-src 'self' https://js.stripe.com");
    expect(policyOf(live, 'billing')).toContain("frame-ancestors 'none'");
    for (const path of ['dashboard', 'billing/x', 'login', '']) {
      expect(policyOf(live, path), path).toBeUndefined();
    }
    expect(securityHeaders(live)['content-security-policy']).not.toContain('stripe');
  });

  it('runs our own scripts only in the sandbox', () => {
    expect(policyOf(local, 'billing')).toBeUndefined();
  });
});
