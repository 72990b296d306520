// What people do with their own account: confirm the address, change or reset the password, leave.
import { z } from 'zod';
import { route } from '../api/route.ts';
import { emailField, passwordField } from '../api/schemas.ts';
import * as fieldMessages from '../fields/messages/en.ts';
import { emailToken } from './email-token.ts';

export const changePassword = route({
  id: 'identity.changePassword',
  method: 'POST',
  path: '/api/user/change-password',
  summary: 'Change the password; ends all other sessions',
  access: 'user',
  keyScope: 'none',
  body: z.strictObject({
    current_password: z.string().min(1, fieldMessages.passwordsRequired).max(1024),
    new_password: passwordField,
  }),
  responseType: 'empty',
  status: 204,
  output: z.undefined(),
  errors: [
    'input.invalid',
    'identity.password_wrong',
    'identity.password_weak',
    'identity.managed_elsewhere',
    'rate.limited',
  ],
});

/** Responds alike for known and unknown addresses. */
export const forgotPassword = route({
  id: 'identity.forgotPassword',
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Email a link that sets a new password',
  access: 'public',
  body: z.strictObject({ email: emailField }),
  responseType: 'empty',
  status: 204,
  output: z.undefined(),
  errors: ['input.invalid', 'rate.limited'],
});

/** Ends all sessions, and removes the second factors that were added in the last days. */
export const resetPassword = route({
  id: 'identity.resetPassword',
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Set a new password with the token of an emailed link',
  access: 'public',
  body: z.strictObject({ token: emailToken, new_password: passwordField }),
  responseType: 'empty',
  status: 204,
  output: z.undefined(),
  errors: [
    'input.invalid',
    'identity.link_invalid',
    'identity.password_weak',
    'identity.managed_elsewhere',
    'rate.limited',
  ],
});

/** Leaves the token as it is. */
export const checkResetLink = route({
  id: 'identity.checkResetLink',
  method: 'POST',
  path: '/api/auth/check-reset-link',
  summary: 'Whether the token of an emailed link can still set a password',
  access: 'public',
  body: z.strictObject({ token: emailToken }),
  responseType: 'empty',
  status: 204,
  output: z.undefined(),
  errors: ['input.invalid', 'identity.link_invalid', 'identity.managed_elsewhere', 'rate.limited'],
});

export const verifyEmail = route({
  id: 'identity.verifyEmail',
  method: 'POST',
  path: '/api/auth/verify-email',
  summary: 'Confirm an address with the token of an emailed link',
  access: 'public',
  body: z.strictObject({ token: emailToken }),
  responseType: 'empty',
  status: 204,
  output: z.undefined(),
  errors: ['input.invalid', 'identity.link_invalid', 'identity.managed_elsewhere', 'rate.limited'],
});

/** Does nothing for an address that is confirmed already. */
export const sendVerification = route({
  id: 'identity.sendVerification',
  method: 'POST',
  path: '/api/auth/send-verification',
  summary: 'Email the caller another link to confirm the address',
  access: 'user',
  keyScope: 'none',
  responseType: 'empty',
  status: 204,
  output: z.undefined(),
  errors: ['rate.limited'],
});

export const credentialsRoutes = [
  changePassword,
  forgotPassword,
  resetPassword,
  checkResetLink,
  verifyEmail,
  sendVerification,
] as const;
