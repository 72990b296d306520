// The current time for relative times, which go on while a screen is open.
import { useEffect, useState } from 'react';

/** `everyMs`: milliseconds between two renders. */
export function useNow(everyMs: number): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
