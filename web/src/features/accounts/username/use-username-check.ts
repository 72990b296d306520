// Live availability of a public name: waits until typing stops, asks, ignores responses that came late.

import { checkUsername } from '@vys/contract/identity/accounts';
import { useEffect, useState } from 'react';
import { call } from '#web/lib/api/api.ts';
import { messages } from './messages/en.ts';
import { USERNAME_MIN } from './username-rules.ts';

export const CHECK_DELAY_MS = 500;

export type Availability =
  | { state: 'unknown' | 'checking' }
  | { state: 'available' | 'unavailable'; message: string };

type CheckResult = { username: string; availability: Availability };

/** `own` is the name the user has already; it needs no check. */
export function useUsernameCheck(
  username: string,
  own: string,
): [Availability, (message: string) => void] {
  const [result, setResult] = useState<CheckResult>();

  useEffect(() => {
    if (username.length < USERNAME_MIN || username === own) return;
    const stop = new AbortController();
    const showAvailability = (availability: Availability) => setResult({ username, availability });
    const timer = setTimeout(async () => {
      showAvailability({ state: 'checking' });
      try {
        const response = await call(checkUsername, { params: { username }, signal: stop.signal });
        const { available, message } = response;
        if (!stop.signal.aborted)
          showAvailability({ state: available ? 'available' : 'unavailable', message });
      } catch {
        if (stop.signal.aborted) return;
        showAvailability({
          state: 'unavailable',
          message: messages.usernameCheckFailed,
        });
      }
    }, CHECK_DELAY_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [username, own]);

  const reject = (message: string) =>
    setResult({ username, availability: { state: 'unavailable', message } });
  if (username !== '' && username === own) {
    return [{ state: 'available', message: messages.currentUsername }, reject];
  }
  // A result for another text does not count: any edit resets the state to unknown at once.
  return [result?.username === username ? result.availability : { state: 'unknown' }, reject];
}
