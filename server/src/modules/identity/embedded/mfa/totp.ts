// Codes of authenticator apps (RFC 6238: SHA-1, 6 digits, 30 seconds, as every app has them).
// The only importer of the package that computes them; knows nothing of users.
import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Vys';
/** RFC 4226 §4 asks for 160 bits. */
const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** Steps before and after the present one, for clocks that differ and slow fingers. */
const WINDOW = 1;

export type TotpSetup = {
  readonly bytes: Buffer;
  /** Base32, for typing. */
  readonly secret: string;
  /** `otpauth:` address, for the QR code. */
  readonly url: string;
};

/** `label` tells accounts apart in the app. */
export function newTotpSetup(label: string): TotpSetup {
  const secret = new Secret({ size: SECRET_BYTES });
  const url = new TOTP({ issuer: ISSUER, label, secret, period: PERIOD_SECONDS }).toString();
  return { bytes: Buffer.from(secret.bytes), secret: secret.base32, url };
}

/** Whether it looks like a code at all. */
export const isTotpCode = (typed: string): boolean => /^\d{6}$/.test(typed);

/** The number of the time step whose code this is; undefined for a code of no step nearby. */
export function findStep(secret: Buffer, code: string, now: Date): number | undefined {
  // The package throws at characters of more than one byte.
  if (!isTotpCode(code)) return undefined;
  const at = { period: PERIOD_SECONDS, timestamp: now.getTime() };
  const delta = TOTP.validate({
    token: code,
    secret: toSecret(secret),
    window: WINDOW,
    digits: 6,
    algorithm: 'SHA1',
    ...at,
  });
  return delta === null ? undefined : TOTP.counter(at) + delta;
}

function toSecret(bytes: Buffer): Secret {
  return new Secret({ buffer: Uint8Array.from(bytes).buffer });
}
