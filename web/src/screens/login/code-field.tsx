// Asks for the code of the authenticator app, or for a recovery code in its place. Both go in the same
// field of the form.
import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';

type Props = { error: string | undefined; withRecovery: boolean };

export function CodeField({ error, withRecovery }: Props) {
  const [isRecovery, setRecovery] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), [isRecovery]);
  return (
    <div className="flex flex-col items-start gap-2">
      <Field
        className="w-full"
        label={isRecovery ? 'Recovery code' : 'Authenticator code'}
        error={error}
        hint={
          isRecovery
            ? 'One of the codes you saved when you set up the app. Each works once.'
            : 'The 6-digit code from your authenticator app.'
        }
      >
        <Input
          key={isRecovery ? 'recovery' : 'app'}
          ref={input}
          name="totp"
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoCapitalize="none"
          spellCheck={false}
          className="font-mono tracking-wider tabular-nums"
        />
      </Field>
      {withRecovery && (
        <Button variant="link" size="sm" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? 'Use the authenticator app' : 'Use a recovery code'}
        </Button>
      )}
    </div>
  );
}
