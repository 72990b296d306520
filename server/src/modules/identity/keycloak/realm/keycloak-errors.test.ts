// Both formats of Keycloak's errors, as seen on 26.5 and 26.7.
import { describe, expect, it } from 'vitest';
import { toAppError, toOAuthError } from './keycloak-errors.ts';

const response = (status: number, body: unknown, headers: Record<string, string> = {}) => ({
  status,
  body,
  headers: new Headers(headers),
});

describe('errors of the admin API', () => {
  it.each([
    [409, { errorMessage: 'User exists with same email' }, 'identity.email_taken', 'email'],
    [
      409,
      { errorMessage: 'User exists with same username' },
      'identity.username_taken',
      'username',
    ],
    [
      409,
      { errorMessage: 'User exists with same username or email' },
      'identity.username_taken',
      'username',
    ],
    [
      400,
      {
        error: 'invalidPasswordMinLengthMessage',
        error_description: 'Invalid password: minimum length 8.',
      },
      'identity.password_weak',
      'new_password',
    ],
    [
      400,
      { field: 'email', errorMessage: 'error-invalid-email', params: ['email', 'not-an-email'] },
      'input.invalid',
      'email',
    ],
    [
      400,
      {
        errors: [
          { field: 'username', errorMessage: 'Use 3-20 characters', params: ['username'] },
          { field: 'username', errorMessage: 'error-invalid-length', params: ['username', 3, 20] },
        ],
      },
      'input.invalid',
      'username',
    ],
  ])('%i %j is %s', (status, body, code, field) => {
    const failure = toAppError(response(status, body), 'new_password');
    expect(failure.code).toBe(code);
    expect(Object.keys(failure.details.fields ?? {})).toEqual([field]);
  });

  it("report a weak password with the provider's message", () => {
    const body = {
      error: 'invalidPasswordMinLengthMessage',
      error_description: 'Invalid password: minimum length 12.',
    };
    const message = 'Your identity provider rejected this password: minimum length 12.';
    expect(toAppError(response(400, body)).details).toEqual({
      message,
      fields: { password: message },
    });
    const old = toAppError(response(400, { errorMessage: 'Password policy not met' }));
    expect([old.code, old.details.message]).toEqual(['identity.password_weak', undefined]);
  });

  it("keep the messages of the realm's own rules, and none of its codes", () => {
    const message = (errorMessage: string) =>
      toAppError(response(400, { field: 'username', errorMessage })).message;
    expect(message('Use 3-20 characters')).toBe('Use 3-20 characters');
    expect(message('error-invalid-length')).toBe("This isn't accepted.");
  });

  it.each([
    [400, undefined],
    [400, { field: 'phone', errorMessage: 'error-user-attribute-required' }],
    [403, { error: 'HTTP 403 Forbidden' }],
    [418, 'text'],
  ])('cannot be corrected by users: %i %j', (status, body) => {
    expect(toAppError(response(status, body)).code).toBe('unavailable');
  });
});

describe('errors of the protocol endpoints', () => {
  it('are passed through unchanged', () => {
    const body = { error: 'invalid_grant', error_description: 'Session not active' };
    expect(toOAuthError(response(400, body))).toMatchObject({
      status: 400,
      error: 'invalid_grant',
      description: 'Session not active',
      headers: {},
    });
  });

  it('can have a challenge and no body', () => {
    const headers = { 'www-authenticate': 'Bearer realm="vys"', 'x-other': 'stays there' };
    expect(toOAuthError(response(401, undefined, headers))).toMatchObject({
      status: 401,
      error: '',
      headers: { 'www-authenticate': 'Bearer realm="vys"' },
    });
  });
});
