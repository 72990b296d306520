// Copies a text to the clipboard and remembers for two seconds that it did.
import { useEffect, useRef, useState } from 'react';

const SHOWN_MS = 2000;

export type CopyEvents = {
  onCopied?: (() => void) | undefined;
  /** The browser denied access to the clipboard. */
  onError?: (() => void) | undefined;
};

export function useCopy({ onCopied, onError }: CopyEvents) {
  const [copied, setCopied] = useState(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      onError?.();
      return;
    }
    setCopied(true);
    onCopied?.();
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setCopied(false), SHOWN_MS);
  }

  return { copied, copy };
}
