// MFA: authenticator app (TOTP, RFC 6238), recovery codes, and passkeys (WebAuthn).
import { z } from 'zod';
import { PASSKEY_SIGN_IN_PATH } from '../api/endpoints.ts';
import { route } from '../api/route.ts';
import { isoTime, uuid } from '../api/schemas.ts';
import * as fieldMessages from '../fields/messages/en.ts';

/** Changes to sign-in methods require re-authentication. */
const currentPassword = z.string().min(1, fieldMessages.passwordRequired).max(1024);
const authenticatorCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/, fieldMessages.sixDigits);

export const passkeySchema = z.object({
  id: uuid,
  name: z.string(),
  /** Kept by a service that copies it between devices. */
  synced: z.boolean(),
  created_at: isoTime,
  last_used_at: isoTime.nullable(),
});
export type Passkey = z.output<typeof passkeySchema>;

export const mfaStatusSchema = z.object({
  totp_enabled: z.boolean(),
  recovery_codes_left: z.number().int(),
  passkeys: z.array(passkeySchema),
});
export type MfaStatus = z.output<typeof mfaStatusSchema>;

export const getMfaStatus = route({
  id: 'identity.getMfaStatus',
  method: 'GET',
  path: '/api/auth/second-factor',
  summary: 'How the caller signs in besides the password',
  access: 'user',
  keyScope: 'none',
  responseType: 'json',
  status: 200,
  output: z.object({ data: mfaStatusSchema }),
  errors: ['identity.managed_elsewhere'],
});

/** Starts anew each time; nothing counts before it is confirmed. */
export const startTotpEnrollment = route({
  id: 'identity.startTotpEnrollment',
  method: 'POST',
  path: '/api/auth/totp',
  summary: 'A new secret for an authenticator app',
  access: 'user',
  keyScope: 'none',
  body: z.strictObject({ password: currentPassword }),
  responseType: 'json',
  status: 200,
  output: z.object({
    data: z.object({
      /** Base32, for typing. */
      secret: z.string(),
      /** `otpauth:` address, for the QR code. */
      url: z.string(),
    }),
  }),
  errors: [
    'input.invalid',
    'identity.password_wrong',
    'identity.totp_enabled',
    'identity.managed_elsewhere',
    'rate.limited',
  ],
});

export const confirmTotp = route({
  id: 'identity.confirmTotp',
  method: 'POST',
  path: '/api/auth/totp/confirm',
  summary: 'Turn the second factor on with its first code; gives the recovery codes, once',
  access: 'user',
  keyScope: 'none',
  body: z.strictObject({ code: authenticatorCode }),
  responseType: 'json',
  status: 200,
  output: z.object({ data: z.object({ recovery_codes: z.array(z.string()) }) }),
  errors: [
    'input.invalid',
    'identity.code_wrong',
    'identity.totp_not_started',
    'identity.managed_elsewhere',
    'rate.limited',
  ],
});

export const disableTotp = route({
  id: 'identity.disableTotp',
  method: 'POST',
  path: '/api/auth/totp/disable',
  summary: 'Turn the second factor off',
  access: 'user',
  keyScope: 'none',
  body: z.strictObject({ password: currentPassword }),
  responseType: 'empty',
  status: 204,
  output: z.undefined(),
  errors: [
    'input.invalid',
    'identity.password_wrong',
    'identity.managed_elsewhere',
    'rate.limited',
  ],
});

export const renewRecoveryCodes = route({
  id: 'identity.renewRecoveryCodes',
  method: 'POST',
  path: '/api/auth/recovery-codes',
  summary: 'New recovery codes; the old ones end',
  access: 'user',
  keyScope: 'none',
  body: z.strictObject({ password: currentPassword }),
  responseType: 'json',
  status: 200,
  output: z.object({ data: z.object({ recovery_codes: z.array(z.string()) }) }),
  errors: [
    'input.invalid',
    'identity.password_wrong',
    'identity.totp_not_started',
    'identity.managed_elsewhere',
    'rate.limited',
  ],
});

/** Options for `navigator.credentials.create()` in the JSON form of WebAuthn level 3. */
export const createPasskeyOptions = route({
  id: 'identity.createPasskeyOptions',
  method: 'POST',
  path: '/api/auth/passkeys/begin',
  summary: 'Options for making a passkey',
  access: 'user',
  keyScope: 'none',
  body: z.strictObject({ password: currentPassword }),
  responseType: 'json',
  status: 200,
  output: z.object({ data: z.looseObject({ challenge: z.string() }) }),
  errors: [
    'input.invalid',
    'identity.password_wrong',
    'identity.passkey_refused',
    'identity.managed_elsewhere',
    'rate.limited',
  ],
});

export const addPasskey = route({
  id: 'identity.addPasskey',
  method: 'POST',
  path: '/api/auth/passkeys',
  summary: 'Keep a passkey that the browser made',
  access: 'user',
  keyScope: 'none',
  body: z.strictObject({
    name: z.string().trim().min(1, fieldMessages.nameRequired).max(60, fieldMessages.atMost(60)),
    credential: z.looseObject({ id: z.string().max(2048) }),
  }),
  responseType: 'json',
  status: 201,
  output: z.object({ data: passkeySchema }),
  errors: ['input.invalid', 'identity.passkey_refused', 'identity.managed_elsewhere'],
});

export const removePasskey = route({
  id: 'identity.removePasskey',
  method: 'DELETE',
  path: '/api/auth/passkeys/{id}',
  summary: 'Forget a passkey',
  access: 'user',
  keyScope: 'none',
  params: z.object({ id: uuid }),
  responseType: 'empty',
  status: 204,
  output: z.undefined(),
  errors: ['input.invalid', 'identity.passkey_not_found', 'identity.managed_elsewhere'],
});

/** Options for `navigator.credentials.get()`; the response goes to the token endpoint as `assertion`. */
export const createPasskeySignInOptions = route({
  id: 'identity.createPasskeySignInOptions',
  method: 'POST',
  path: PASSKEY_SIGN_IN_PATH,
  summary: 'Options for signing in with a passkey',
  access: 'public',
  responseType: 'json',
  status: 200,
  output: z.object({ data: z.looseObject({ challenge: z.string() }) }),
  errors: ['identity.managed_elsewhere', 'rate.limited'],
});

export const mfaRoutes = [
  getMfaStatus,
  startTotpEnrollment,
  confirmTotp,
  disableTotp,
  renewRecoveryCodes,
  createPasskeyOptions,
  addPasskey,
  removePasskey,
  createPasskeySignInOptions,
] as const;
