// Headers on every response of the app origin. The session lives here, so nothing foreign runs, frames
// us or is sent our addresses.
import type { Config } from '../platform/config.ts';

/** Hosts that may do more on one screen. */
type Guests = { readonly script: string; readonly connect: string; readonly frame: string };

const noGuests: Guests = { script: '', connect: '', frame: '' };

/** What the card form of Stripe needs (docs.stripe.com/security/guide#content-security-policy). */
const stripe: Guests = {
  script: ' https://js.stripe.com https://*.js.stripe.com',
  connect: ' https://api.stripe.com',
  frame: ' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
};

function contentSecurityPolicy({ pagesOrigin }: Config, guests = noGuests): string {
  const policy = [
    "default-src 'self'",
    `script-src 'self'${guests.script}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${pagesOrigin} https:`,
    "font-src 'self'",
    `connect-src 'self'${guests.connect}`,
    "worker-src 'self' blob:",
    `frame-src ${pagesOrigin}${guests.frame}`,
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ];
  return policy.join('; ');
}

/** Stripe's script runs on the billing screen only, and only where real keys are set. */
export function createScreenHeaders(config: Config): (path: string) => Record<string, string> {
  if (!config.stripe) return () => ({});
  const policy = contentSecurityPolicy(config, stripe);
  const headers = { 'content-security-policy': policy };
  return (path) => (/^billing\/*$/.test(path) ? headers : {});
}

const ONE_YEAR_BELOW_TOO = 'max-age=31536000; includeSubDomains';

export function securityHeaders(config: Config): Record<string, string> {
  const { appOrigin } = config;
  return {
    'content-security-policy': contentSecurityPolicy(config),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'x-frame-options': 'DENY',
    ...(appOrigin.startsWith('https:') ? { 'strict-transport-security': ONE_YEAR_BELOW_TOO } : {}),
  };
}
