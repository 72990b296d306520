// Copies a text and says `Copied!` for two seconds, then shows its label again.
import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, type ButtonProps } from './button.tsx';

export type CopyButtonProps = Omit<ButtonProps, 'children' | 'onClick' | 'asChild' | 'onError'> & {
  text: string;
  label?: string;
  onCopied?: () => void;
  /** The browser refused the clipboard. */
  onError?: () => void;
};

const shownMs = 2000;

export function CopyButton({
  text,
  label = 'Copy',
  variant = 'secondary',
  onCopied,
  onError,
  ...rest
}: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      onError?.();
      return;
    }
    setCopied(true);
    onCopied?.();
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setCopied(false), shownMs);
  }

  return (
    <Button variant={variant} onClick={copy} {...rest}>
      {copied ? (
        <Check aria-hidden="true" className="text-success-text" />
      ) : (
        <Copy aria-hidden="true" />
      )}
      <span aria-live="polite">{copied ? 'Copied!' : label}</span>
    </Button>
  );
}
