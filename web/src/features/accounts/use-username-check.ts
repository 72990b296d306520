// Live availability of a public name: waits until typing stops, asks, ignores answers that came late.
import { checkUsername } from '@vys/contract/accounts';
import { useEffect, useState } from 'react';
import { call } from '#web/lib/api.ts';
import { USERNAME_MIN } from './username-rules.ts';

export const CHECK_DELAY_MS = 500;

export type Availability =
  | { state: 'unknown' | 'checking' }
  | { state: 'available' | 'unavailable'; message: string };

type Verdict = { username: string; availability: Availability };

/** `own` is the name the user has already; it needs no check. */
export function useUsernameCheck(
  username: string,
  own: string,
): [Availability, (message: string) => void] {
  const [verdict, setVerdict] = useState<Verdict>();

  useEffect(() => {
    if (username.length < USERNAME_MIN || username === own) return;
    const stop = new AbortController();
    const tell = (availability: Availability) => setVerdict({ username, availability });
    const timer = setTimeout(async () => {
      tell({ state: 'checking' });
      try {
        const answer = await call(checkUsername, { params: { username }, signal: stop.signal });
        const { available, message } = answer;
        if (!stop.signal.aborted) tell({ state: available ? 'available' : 'unavailable', message });
      } catch {
        if (stop.signal.aborted) return;
        tell({ state: 'unavailable', message: 'Failed to check username availability' });
      }
    }, CHECK_DELAY_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [username, own]);

  const refuse = (message: string) =>
    setVerdict({ username, availability: { state: 'unavailable', message } });
  if (username !== '' && username === own) {
    return [{ state: 'available', message: 'This is your username' }, refuse];
  }
  // A verdict about another text is no verdict: any edit is back at unknown at once.
  return [verdict?.username === username ? verdict.availability : { state: 'unknown' }, refuse];
}
