// Copies a text and says `Copied!` for two seconds, then shows its label again.
import { Check, Copy } from 'lucide-react';
import { messages } from '../messages/en.ts';
import { Button, type ButtonProps } from './button.tsx';
import { type CopyEvents, useCopy } from './use-copy.ts';

export type CopyButtonProps = Omit<ButtonProps, 'children' | 'onClick' | 'asChild' | 'onError'> &
  CopyEvents & { text: string; label?: string };

export function CopyButton({
  text,
  label = messages.copy,
  variant = 'secondary',
  onCopied,
  onError,
  ...rest
}: CopyButtonProps) {
  const { copied, copy } = useCopy({ onCopied, onError });
  return (
    <Button variant={variant} onClick={() => copy(text)} {...rest}>
      {copied ? (
        <Check aria-hidden="true" className="text-success-text" />
      ) : (
        <Copy aria-hidden="true" />
      )}
      <span aria-live="polite">{copied ? messages.copied : label}</span>
    </Button>
  );
}
