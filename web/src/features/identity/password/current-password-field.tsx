// The current password, required before a change to sign-in methods. A field for the form of a dialog.

import type { ComponentProps } from 'react';
import { isApiError } from '#web/lib/api/api-error.ts';
import { getErrorMessage } from '#web/lib/api/error-messages.ts';
import { FormError } from '#web/ui/feedback/alert.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { PasswordInput } from '#web/ui/fields/password-input.tsx';
import { messages } from './messages/en.ts';

export const PASSWORD_MISSING = messages.enterPassword;

const isWrongPassword = (error: unknown): boolean =>
  isApiError(error) && error.code === 'identity.password_wrong';

type Props = ComponentProps<typeof PasswordInput> & {
  /** What the form says about it. */
  problem: string | undefined;
  /** Why the last request failed. */
  error: unknown;
};

export function CurrentPasswordField({ problem, error, ...input }: Props) {
  return (
    <Field
      label={messages.yourPassword}
      error={problem ?? (isWrongPassword(error) ? messages.incorrectPassword : undefined)}
    >
      <PasswordInput autoComplete="current-password" {...input} />
    </Field>
  );
}

/** What went wrong, unless it is the password, which says so in its own place. */
export function ChangeProblem({ error }: { error: unknown }) {
  if (!error || isWrongPassword(error)) return null;
  return <FormError>{getErrorMessage(error, { rejected: messages.unexpectedError })}</FormError>;
}
