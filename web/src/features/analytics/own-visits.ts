// Has this browser keep a mark on the pages origin, so that the user's visits to their own page are not counted.
import { createOwnVisitTicket, OWN_VISITS_PATH } from '@vys/contract/analytics/own-visits';
import { useEffect } from 'react';
import { call } from '#web/lib/api/api.ts';
import { storedValue } from '#web/lib/preferences/stored-value.ts';
import { useUser } from '#web/lib/session/use-session.ts';

/** A mark is good for thirty days. */
const RENEW_AFTER_MS = 24 * 60 * 60 * 1000;

/** Whose mark this browser has, since when, and on which origin. */
const stored = storedValue('vys.own-visits', { userId: '', at: 0, origin: '' });

/** A failure shows nothing: visits are counted, and the next start tries again. */
export function useOwnVisitMark(): void {
  const userId = useUser()?.id;
  useEffect(() => {
    if (userId === undefined) return;
    const { userId: marked, at } = stored.get();
    if (marked === userId && Date.now() - at < RENEW_AFTER_MS) return;
    void renewMark(userId);
  }, [userId]);
}

/** For a user who logs out. */
export function endOwnVisitMark(): void {
  const { origin } = stored.get();
  if (origin === '') return;
  request(`${origin}${OWN_VISITS_PATH}?end`);
  stored.update({ userId: '', at: 0, origin: '' });
}

async function renewMark(userId: string): Promise<void> {
  try {
    const { url } = (await call(createOwnVisitTicket)).data;
    request(url);
    stored.update({ userId, at: Date.now(), origin: new URL(url).origin });
  } catch (error) {
    console.warn('Own visits are not marked in this browser', error);
  }
}

/** As an image, which sends and takes cookies across origins and whose answer is not read. */
function request(url: string): void {
  new Image().src = url;
}
