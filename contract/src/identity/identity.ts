// Who is calling: registration and the four identity-provider calls (doc1 §7).
import { z } from 'zod';
import { CERTS_PATH, LOGOUT_PATH, REALM, TOKEN_PATH, USER_INFO_PATH } from '../api/endpoints.ts';
import { route } from '../api/route.ts';
import { emailField, passwordField, usernameField, uuid } from '../api/schemas.ts';
import { editorAuthRoutes } from '../editor-auth.ts';
import { apiKeysRoutes } from './api-keys.ts';
import { credentialsRoutes } from './credentials.ts';
import { emailChangeRoutes } from './email-change.ts';
import { mfaRoutes } from './mfa.ts';
import { sessionsRoutes } from './sessions.ts';

export { CLIENT_ID, PASSKEY_GRANT, REALM } from '../api/endpoints.ts';

/** Life of an access token in seconds. */
export const ACCESS_TOKEN_SECONDS = 300;

export const registeredUserSchema = z.object({
  id: uuid,
  email: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});

export const register = route({
  id: 'identity.register',
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Create an account',
  access: 'public',
  body: z.strictObject({
    email: emailField,
    username: usernameField,
    password: passwordField,
    firstName: z.string().trim().max(80).default(''),
    lastName: z.string().trim().max(80).default(''),
  }),
  responseType: 'json',
  status: 201,
  output: z.object({ user: registeredUserSchema }),
  errors: [
    'input.invalid',
    'identity.email_taken',
    'identity.username_taken',
    'identity.password_weak',
    'rate.limited',
  ],
});

/** All grants; unknown form fields are ignored, as RFC 6749 §3.2 asks. */
export const tokenFormSchema = z.object({
  grant_type: z.string().optional(),
  client_id: z.string().optional(),
  username: z.string().optional(),
  password: z.string().optional(),
  /** Code of an authenticator app, or a recovery code. */
  totp: z.string().optional(),
  /** JSON of a passkey's response, with the passkey grant. */
  assertion: z.string().optional(),
  scope: z.string().optional(),
  refresh_token: z.string().optional(),
});

export const tokenResponseSchema = z.object({
  access_token: z.string(),
  expires_in: z.number(),
  refresh_expires_in: z.number(),
  refresh_token: z.string(),
  token_type: z.literal('Bearer'),
  /** Only with the scope `openid`. */
  id_token: z.string().optional(),
  'not-before-policy': z.number(),
  session_state: z.string(),
  scope: z.string(),
});
export type TokenResponse = z.output<typeof tokenResponseSchema>;

export const token = route({
  id: 'identity.token',
  method: 'POST',
  path: TOKEN_PATH,
  summary: 'Sign in with a password, or refresh',
  access: 'public',
  body: tokenFormSchema,
  bodyType: 'form',
  responseType: 'json',
  status: 200,
  output: tokenResponseSchema,
  errorFormat: 'oauth',
  errors: [],
});

export const userInfoSchema = z.object({
  sub: uuid,
  email: z.string(),
  email_verified: z.boolean(),
  preferred_username: z.string(),
  name: z.string(),
  given_name: z.string(),
  family_name: z.string(),
});
export type UserInfo = z.output<typeof userInfoSchema>;

export const userInfo = route({
  id: 'identity.userinfo',
  method: 'GET',
  path: USER_INFO_PATH,
  summary: 'Who the bearer is',
  access: 'public',
  responseType: 'json',
  status: 200,
  output: userInfoSchema,
  errorFormat: 'oauth',
  errors: [],
});

export const logout = route({
  id: 'identity.logout',
  method: 'POST',
  path: LOGOUT_PATH,
  summary: 'End the session of a refresh token',
  access: 'public',
  body: z.object({ client_id: z.string().optional(), refresh_token: z.string().optional() }),
  bodyType: 'form',
  responseType: 'empty',
  status: 204,
  output: z.undefined(),
  errorFormat: 'oauth',
  errors: [],
});

export const discovery = route({
  id: 'identity.discovery',
  method: 'GET',
  path: `/realms/${REALM}/.well-known/openid-configuration`,
  summary: 'OpenID discovery document',
  access: 'public',
  responseType: 'json',
  status: 200,
  output: z.looseObject({ issuer: z.string() }),
  errorFormat: 'oauth',
  errors: [],
});

export const certs = route({
  id: 'identity.certs',
  method: 'GET',
  path: CERTS_PATH,
  summary: 'Public signing keys (JWKS)',
  access: 'public',
  responseType: 'json',
  status: 200,
  output: z.object({ keys: z.array(z.looseObject({ kid: z.string() })) }),
  errorFormat: 'oauth',
  errors: [],
});

export const identityRoutes = [
  register,
  token,
  userInfo,
  logout,
  discovery,
  certs,
  ...sessionsRoutes,
  ...apiKeysRoutes,
  ...editorAuthRoutes,
  ...mfaRoutes,
  ...credentialsRoutes,
  ...emailChangeRoutes,
] as const;
