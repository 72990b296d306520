// What Keycloak's refusals mean, in both of its dialects: {error, error_description} and {errorMessage}.
// Pure; seen on 26.5 and 26.7.
import { z } from 'zod';
import { type Failure, fail, OAuthFailure } from '../../kit/fail.ts';
import { type RealmAnswer, unavailable } from './realm-http.ts';

const refusalSchema = z.object({
  error: z.string().optional(),
  error_description: z.string().optional(),
  errorMessage: z.string().optional(),
  field: z.string().optional(),
});
const fieldErrorsSchema = z.object({ errors: z.array(refusalSchema).min(1) });

type Refusal = z.output<typeof refusalSchema>;

export function readRefusal(body: unknown): Refusal {
  const several = fieldErrorsSchema.safeParse(body).data;
  return several?.errors[0] ?? refusalSchema.safeParse(body).data ?? {};
}

/** An error of a protocol endpoint, to be handed on as it is. */
export function asOAuthFailure({ status, headers, body }: RealmAnswer): OAuthFailure {
  const { error = '', error_description: description = '' } = readRefusal(body);
  const challenge = headers.get('www-authenticate');
  const extra = challenge === null ? {} : { 'www-authenticate': challenge };
  return new OAuthFailure(status, error, description, extra);
}

const fieldNames: Record<string, string> = {
  username: 'username',
  email: 'email',
  firstName: 'firstName',
  lastName: 'lastName',
};

/** For the calls that make and change users. `passwordField` is what our own route calls the password. */
export function asFailure(answer: RealmAnswer, passwordField = 'password'): Failure {
  const { status, body } = answer;
  const refusal = readRefusal(body);
  const { error = '', error_description: description = '', errorMessage = '', field } = refusal;
  if (status === 409) return takenFailure(errorMessage);
  if (error.startsWith('invalidPassword') || /password policy/i.test(errorMessage)) {
    const reason = description.replace(/^Invalid password: */, '');
    const message = reason === '' ? undefined : `The password is not taken: ${reason}`;
    if (message === undefined) return fail('identity.password_weak');
    return fail('identity.password_weak', { message, fields: { [passwordField]: message } });
  }
  const name = fieldNames[field ?? ''];
  if (status === 400 && name !== undefined) {
    const message = /^error-/.test(errorMessage) ? 'This is not accepted.' : errorMessage;
    return fail('input.invalid', { message, fields: { [name]: message } });
  }
  return unavailable(`refused with ${status} ${error || errorMessage}`);
}

function takenFailure(errorMessage: string): Failure {
  const taken = /email/.test(errorMessage) && !/username or/.test(errorMessage);
  if (taken) {
    return fail('identity.email_taken', { fields: { email: 'This email is in use.' } });
  }
  const fields = { username: 'This username is already taken.' };
  return fail('identity.username_taken', { fields });
}
