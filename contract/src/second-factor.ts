// Codes from an authenticator app (RFC 6238), the recovery codes beside them, and passkeys (WebAuthn).
import { z } from 'zod';
import { isoTime, uuid } from './fields.ts';
import { PASSKEY_SIGN_IN_PATH } from './first-calls.ts';
import { route } from './route.ts';

/** Changing how one signs in asks for the password again. */
const passwordAgain = z.string().min(1, 'Password is required').max(1024);
const authenticatorCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'Enter the 6 digits');

export const passkeySchema = z.object({
  id: uuid,
  name: z.string(),
  /** Kept by a service that copies it between devices. */
  synced: z.boolean(),
  created_at: isoTime,
  last_used_at: isoTime.nullable(),
});
export type Passkey = z.output<typeof passkeySchema>;

export const secondFactorSchema = z.object({
  totp_enabled: z.boolean(),
  recovery_codes_left: z.number().int(),
  passkeys: z.array(passkeySchema),
});
export type SecondFactor = z.output<typeof secondFactorSchema>;

export const getSecondFactor = route({
  id: 'identity.getSecondFactor',
  method: 'GET',
  path: '/api/auth/second-factor',
  summary: 'How the caller signs in besides the password',
  access: 'user',
  answer: 'json',
  status: 200,
  output: z.object({ data: secondFactorSchema }),
  errors: ['identity.managed_elsewhere'],
});

/** Starts anew each time; nothing counts before it is confirmed. */
export const beginTotp = route({
  id: 'identity.beginTotp',
  method: 'POST',
  path: '/api/auth/totp',
  summary: 'A new secret for an authenticator app',
  access: 'user',
  body: z.strictObject({ password: passwordAgain }),
  answer: 'json',
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
  body: z.strictObject({ code: authenticatorCode }),
  answer: 'json',
  status: 200,
  output: z.object({ data: z.object({ recovery_codes: z.array(z.string()) }) }),
  errors: [
    'input.invalid',
    'identity.code_wrong',
    'identity.totp_not_begun',
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
  body: z.strictObject({ password: passwordAgain }),
  answer: 'empty',
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
  body: z.strictObject({ password: passwordAgain }),
  answer: 'json',
  status: 200,
  output: z.object({ data: z.object({ recovery_codes: z.array(z.string()) }) }),
  errors: [
    'input.invalid',
    'identity.password_wrong',
    'identity.totp_not_begun',
    'identity.managed_elsewhere',
    'rate.limited',
  ],
});

/** Options for `navigator.credentials.create()` in the JSON form of WebAuthn level 3. */
export const beginPasskey = route({
  id: 'identity.beginPasskey',
  method: 'POST',
  path: '/api/auth/passkeys/begin',
  summary: 'Options for making a passkey',
  access: 'user',
  body: z.strictObject({ password: passwordAgain }),
  answer: 'json',
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
  body: z.strictObject({
    name: z.string().trim().min(1, 'Name is required').max(60, 'Use 60 characters or less'),
    credential: z.looseObject({ id: z.string().max(2048) }),
  }),
  answer: 'json',
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
  params: z.object({ id: uuid }),
  answer: 'empty',
  status: 204,
  output: z.undefined(),
  errors: ['input.invalid', 'identity.passkey_not_found', 'identity.managed_elsewhere'],
});

/** Options for `navigator.credentials.get()`; the answer goes to the token endpoint as `assertion`. */
export const beginPasskeySignIn = route({
  id: 'identity.beginPasskeySignIn',
  method: 'POST',
  path: PASSKEY_SIGN_IN_PATH,
  summary: 'Options for signing in with a passkey',
  access: 'public',
  answer: 'json',
  status: 200,
  output: z.object({ data: z.looseObject({ challenge: z.string() }) }),
  errors: ['identity.managed_elsewhere', 'rate.limited'],
});

export const secondFactorRoutes = [
  getSecondFactor,
  beginTotp,
  confirmTotp,
  disableTotp,
  renewRecoveryCodes,
  beginPasskey,
  addPasskey,
  removePasskey,
  beginPasskeySignIn,
] as const;
