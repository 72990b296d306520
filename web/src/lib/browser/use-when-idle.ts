// True once the browser has nothing more important to do: for what is shown, but must not delay the rest.
import { useEffect, useState } from 'react';

/** Shown by then, however busy the browser is. */
const LONGEST_WAIT_MS = 4_000;

export function useWhenIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      // Safari.
      const timer = globalThis.setTimeout(() => setIdle(true), 300);
      return () => globalThis.clearTimeout(timer);
    }
    const asked = window.requestIdleCallback(() => setIdle(true), { timeout: LONGEST_WAIT_MS });
    return () => window.cancelIdleCallback(asked);
  }, []);
  return isIdle;
}
