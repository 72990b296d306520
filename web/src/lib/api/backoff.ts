// Exponential back-off with jitter for work that is retried until it succeeds. A wait can be cut
// short, for example when the browser is online again.
export const FIRST_DELAY_MS = 1000;
export const MAX_DELAY_MS = 30_000;
const MAX_RETRY_AFTER_SECONDS = 120;

/** Between half and all of 1 s, 2 s, 4 s, … 30 s, so that not all clients come back at once. */
export function backoffDelay(failures: number, random = Math.random()): number {
  const full = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(failures, 10));
  return full / 2 + (full / 2) * random;
}

export class Backoff {
  #failures = 0;
  #resume: (() => void) | undefined;
  #isHeld = false;

  /** Waits after a failure; at least as long as the server requested with Retry-After (seconds). */
  wait(retryAfter = 0): Promise<void> {
    const requested = Math.min(retryAfter, MAX_RETRY_AFTER_SECONDS) * 1000;
    const delay = Math.max(backoffDelay(this.#failures), requested);
    this.#failures += 1;
    this.#isHeld = requested > 0;
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#resume?.(), delay);
      this.#resume = () => {
        clearTimeout(timer);
        this.#resume = undefined;
        resolve();
      };
    });
  }

  /** Something changed: starts over with short delays, and retries now unless Retry-After is running. */
  retryNow(): void {
    this.#failures = 0;
    if (!this.#isHeld) this.#resume?.();
  }

  /** Ends a wait in any case, and starts over. */
  reset(): void {
    this.#failures = 0;
    this.#resume?.();
  }
}
