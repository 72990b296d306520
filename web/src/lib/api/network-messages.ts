// What people read when no answer came: browsers have words of their own for it, which no one understands.
import { messages } from './messages/en.ts';

export const NO_RESPONSE = messages.noResponse;
export const NO_RESPONSE_IN_TIME = messages.noResponseInTime;

/** Of `fetch`, `XMLHttpRequest` and `import()` in Chromium, Firefox and Safari. */
const BROWSER_WORDS =
  /^(?:failed to fetch|networkerror|network error|load failed|fetch failed|the network connection was lost|the internet connection appears to be offline|error loading dynamically imported module|importing a module script failed|failed to load module script|network request failed)/i;

/** True for the failures that browsers report when a connection breaks or there is none. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof Error && BROWSER_WORDS.test(error.message.trim());
}
