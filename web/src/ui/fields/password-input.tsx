// A password line with a button that shows or hides what was typed.
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { messages } from '../messages/en.ts';
import { Input, type InputProps } from './input.tsx';

export type PasswordInputProps = Omit<InputProps, 'type' | 'after'>;

export function PasswordInput(props: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <Input
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      after={
        <Button
          size="sm"
          variant="ghost"
          aria-label={shown ? messages.hidePassword : messages.showPassword}
          aria-pressed={shown}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
          className="w-7 px-0 pointer-coarse:min-h-9 pointer-coarse:min-w-9 pointer-coarse:before:absolute pointer-coarse:before:-inset-1"
        >
          {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </Button>
      }
    />
  );
}
