// The token of a link that came by mail. It leaves the address bar at once: there it would be in the
// history, in pictures of the screen, and in what is shared.
import { useEffect, useState } from 'react';
import { dropParameters, readParameter } from './address.ts';

/** Null when the link has none. */
export function useMailedToken(): string | null {
  const [token] = useState(() => readParameter('token'));
  useEffect(dropParameters, []);
  return token;
}
