// Translates Keycloak's errors, in both of its formats: {error, error_description} and {errorMessage}.
// Pure; seen on 26.5 and 26.7.
import { z } from 'zod';
import { type AppError, appError, OAuthError } from '../../../../platform/errors.ts';
import { sayField } from '../../../../platform/http/field-messages.ts';
import { type RealmResponse, unavailable } from './realm-http.ts';

const errorBodySchema = z.object({
  error: z.string().optional(),
  error_description: z.string().optional(),
  errorMessage: z.string().optional(),
  field: z.string().optional(),
});
const fieldErrorsSchema = z.object({ errors: z.array(errorBodySchema).min(1) });

type ErrorBody = z.output<typeof errorBodySchema>;

export function parseError(body: unknown): ErrorBody {
  const several = fieldErrorsSchema.safeParse(body).data;
  return several?.errors[0] ?? errorBodySchema.safeParse(body).data ?? {};
}

/** An error of a protocol endpoint, to be handed on as it is. */
export function toOAuthError({ status, headers, body }: RealmResponse): OAuthError {
  const { error = '', error_description: description = '' } = parseError(body);
  const challenge = headers.get('www-authenticate');
  const extra = challenge === null ? {} : { 'www-authenticate': challenge };
  return new OAuthError(status, error, description, extra);
}

const fieldNames: Record<string, string> = {
  username: 'username',
  email: 'email',
  firstName: 'firstName',
  lastName: 'lastName',
};

/** For the calls that make and change users. `passwordField` is what our own route calls the password. */
export function toAppError(response: RealmResponse, passwordField = 'password'): AppError {
  const { status, body } = response;
  const parsed = parseError(body);
  const { error = '', error_description: description = '', errorMessage = '', field } = parsed;
  if (status === 409) return conflictError(errorMessage);
  if (error.startsWith('invalidPassword') || /password policy/i.test(errorMessage)) {
    const reason = description.replace(/^Invalid password: */, '');
    const message =
      reason === '' ? undefined : `Your identity provider rejected this password: ${reason}`;
    if (message === undefined) return appError('identity.password_weak');
    return appError('identity.password_weak', { message, fields: { [passwordField]: message } });
  }
  const name = fieldNames[field ?? ''];
  if (status === 400 && name !== undefined) {
    const message = /^error-/.test(errorMessage)
      ? sayField((messages) => messages.notAccepted)
      : errorMessage;
    return appError('input.invalid', { message, fields: { [name]: message } });
  }
  return unavailable(`rejected with ${status} ${error || errorMessage}`);
}

function conflictError(errorMessage: string): AppError {
  const isEmailTaken = /email/.test(errorMessage) && !/username or/.test(errorMessage);
  if (isEmailTaken) {
    return appError('identity.email_taken', {
      fields: { email: sayField((messages) => messages.emailTaken) },
    });
  }
  const fields = { username: 'This username is already taken.' };
  return appError('identity.username_taken', { fields });
}
