// The state of a password change: what was typed, what is wrong with it, and sending it.
import { type FormEvent, useRef, useState } from 'react';
import { useChangePassword } from '#web/features/identity/password/password.ts';
import { getErrorMessage, isApiError } from '#web/lib/api/api-error.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import {
  findProblem,
  type PasswordLine,
  type PasswordProblem,
  type Passwords,
} from './password-check.ts';

const blank: Passwords = { current: '', next: '', confirmation: '' };

export function usePasswordForm() {
  const [typed, setTyped] = useState(blank);
  const [problem, setProblem] = useState<PasswordProblem>();
  const form = useRef<HTMLFormElement>(null);
  const { mutateAsync, isPending, error, reset } = useChangePassword();

  function complain(found: PasswordProblem) {
    setProblem(found);
    const first = form.current?.elements.namedItem(found.lines[0] ?? '');
    if (first instanceof HTMLElement) first.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const found = findProblem(typed);
    if (found) return complain(found);
    setProblem(undefined);
    try {
      await mutateAsync({ current_password: typed.current, new_password: typed.next });
    } catch (thrown) {
      const said = getPasswordProblem(thrown);
      if (said) complain(said);
      return;
    }
    setTyped(blank);
    toast.success('Password changed successfully', {
      description: 'We signed out all your other devices.',
    });
  }

  function type(line: PasswordLine, text: string) {
    setTyped({ ...typed, [line]: text });
    if (problem?.lines.includes(line)) setProblem(undefined);
    if (error) reset();
  }

  return {
    typed,
    problem,
    /** An error that belongs to no field. */
    failure: error && !getPasswordProblem(error) ? error : undefined,
    isPending,
    formProps: { ref: form, noValidate: true, onSubmit: submit },
    type,
  };
}

/** The errors that belong to one field. */
function getPasswordProblem(error: unknown): PasswordProblem | undefined {
  if (!isApiError(error)) return undefined;
  const { code, fields } = error;
  if (code === 'identity.password_wrong')
    return { message: getErrorMessage(error), lines: ['current'] };
  if (code === 'identity.password_weak')
    return { message: getErrorMessage(error), lines: ['next'] };
  if (fields.current_password) return { message: fields.current_password, lines: ['current'] };
  if (fields.new_password) return { message: fields.new_password, lines: ['next'] };
  return undefined;
}
