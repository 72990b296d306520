// The state of a password change: what was typed, what is wrong with it, and sending it.

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { useChangePassword } from '#web/features/identity/password/password.ts';
import { getErrorMessage, isApiError } from '#web/lib/api/api-error.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { messages } from './messages/en.ts';
import { type PasswordLine, passwordsSchema } from './password-check.ts';

export function usePasswordForm() {
  const { register, handleSubmit, control, reset, setError, formState } = useForm({
    resolver: zodResolver(passwordsSchema),
    defaultValues: { current: '', next: '', confirmation: '' },
  });
  const { mutateAsync, isPending, error, reset: resetError } = useChangePassword();

  const submit = handleSubmit(async ({ current, next }) => {
    if (isPending) return;
    try {
      await mutateAsync({ current_password: current, new_password: next });
    } catch (failure) {
      const problem = getLineProblem(failure);
      if (problem) setError(problem.line, { message: problem.message }, { shouldFocus: true });
      return;
    }
    reset();
    toast.success(messages.passwordChangedSuccessfully, {
      description: messages.othersSignedOut,
    });
  });

  return {
    errors: formState.errors,
    newPassword: useWatch({ control, name: 'next' }),
    /** An error that belongs to no line. */
    failure: error && !getLineProblem(error) ? error : undefined,
    isPending,
    formProps: { noValidate: true, onSubmit: submit },
    registerLine: (line: PasswordLine) => register(line, { onChange: resetError }),
  };
}

/** The errors that belong to one line. */
function getLineProblem(error: unknown): { line: PasswordLine; message: string } | undefined {
  if (!isApiError(error)) return undefined;
  const { code, fields } = error;
  if (code === 'identity.password_wrong')
    return { message: getErrorMessage(error), line: 'current' };
  if (code === 'identity.password_weak') return { message: getErrorMessage(error), line: 'next' };
  if (fields.current_password) return { message: fields.current_password, line: 'current' };
  if (fields.new_password) return { message: fields.new_password, line: 'next' };
  return undefined;
}
