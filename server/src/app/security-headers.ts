// Headers on every response of the app origin. The session lives here, so nothing foreign runs, frames
// us or is sent our addresses.
import type { Config } from '../platform/config.ts';

const ONE_YEAR_BELOW_TOO = 'max-age=31536000; includeSubDomains';

export function securityHeaders({ appOrigin, pagesOrigin }: Config): Record<string, string> {
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${pagesOrigin} https:`,
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    `frame-src ${pagesOrigin}`,
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'x-frame-options': 'DENY',
    ...(appOrigin.startsWith('https:') ? { 'strict-transport-security': ONE_YEAR_BELOW_TOO } : {}),
  };
}
