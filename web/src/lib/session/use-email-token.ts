// The token of an emailed link. It leaves the address bar at once: there it would be in the
// history, in pictures of the screen, and in what is shared.
import { useEffect, useState } from 'react';
import { readParameter, stripQuery } from '../navigation/navigation.ts';

/** Null when the link has none. */
export function useEmailToken(): string | null {
  const [token] = useState(() => readParameter('token'));
  useEffect(stripQuery, []);
  return token;
}
