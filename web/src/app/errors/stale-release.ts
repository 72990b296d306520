// A tab from before a new release asks for parts that are gone from the server. Loading the page again brings the new
// ones; what was edited is kept by the screens themselves.
import { useEffect, useState } from 'react';

/** What Chromium, Firefox and Safari say, and Vite of a style sheet. */
const failures =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

const KEY = 'vys.loaded-again-at';

/** If it fails again within that time, a new release is not the reason. */
const PAUSE_MS = 60_000;

/** True while the page is being loaded again because of this error. */
export function useLoadingAgain(error: unknown): boolean {
  const [isLoading] = useState(() => isOfStaleRelease(error) && mayLoadAgain());
  useEffect(() => {
    if (!isLoading) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    window.location.reload();
  }, [isLoading]);
  return isLoading;
}

const isOfStaleRelease = (error: unknown): boolean =>
  error instanceof Error && failures.test(error.message);

/** Once per pause. Without storage it cannot be counted, so that the page stays as it is. */
function mayLoadAgain(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) > PAUSE_MS;
  } catch {
    return false;
  }
}
