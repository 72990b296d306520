// Asks for the code of the authenticator app, or for a recovery code in its place. Both go in the same
// field of the form.

import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import type { LoginInput, LoginValues } from './login-rules.ts';
import { messages } from './messages/en.ts';

type Props = {
  form: Pick<
    UseFormReturn<LoginInput, unknown, LoginValues>,
    'register' | 'resetField' | 'setFocus' | 'formState'
  >;
  withRecovery: boolean;
};

export function CodeField({ form, withRecovery }: Props) {
  const { register, resetField, setFocus, formState } = form;
  const [isRecovery, setRecovery] = useState(false);
  useEffect(() => setFocus('totp'), [setFocus, isRecovery]);

  function switchKind() {
    resetField('totp', { defaultValue: '' });
    setRecovery(!isRecovery);
  }

  return (
    <div className="flex flex-col items-start gap-2">
      <Field
        className="w-full"
        label={isRecovery ? messages.recoveryCode : messages.authenticatorCode}
        error={formState.errors.totp?.message}
        hint={isRecovery ? messages.recoveryCodeHint : messages.authenticatorCodeHint}
      >
        <Input
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoCapitalize="none"
          spellCheck={false}
          className="font-mono tracking-wider tabular-nums"
          {...register('totp', { shouldUnregister: true })}
        />
      </Field>
      {withRecovery && (
        <Button variant="link" size="sm" onClick={switchKind}>
          {isRecovery ? messages.useAuthenticatorApp : messages.useRecoveryCode}
        </Button>
      )}
    </div>
  );
}
