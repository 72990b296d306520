// Whether the server can be reached. A call without a response raises the suspicion; a small public
// request confirms or clears it, and is repeated with back-off until the server responds.
import { CLIENT_CONFIG_PATH } from '@vys/contract/api/endpoints';
import { Backoff } from './backoff.ts';
import { readJson, request } from './http.ts';

const PROBE_TIMEOUT_MS = 8000;

export class Connection {
  #isLost = false;
  #checking: Promise<boolean> | undefined;
  /** A new check, after `reset`, makes those before it void. */
  #generation = 0;
  readonly #backoff = new Backoff();
  readonly #listeners = new Set<() => void>();

  readonly isLost = (): boolean => this.#isLost;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Resolves once the server responds: with true when it could not be reached before that. */
  check(): Promise<boolean> {
    this.#checking ??= this.#check(this.#generation).finally(() => {
      this.#checking = undefined;
    });
    return this.#checking;
  }

  /** The browser is online again, or the tab was opened: probe now instead of later. */
  retryNow(): void {
    this.#backoff.retryNow();
  }

  /** For tests: as after a page reload. */
  reset(): void {
    this.#generation += 1;
    this.#checking = undefined;
    this.#backoff.reset();
    this.#setLost(false);
  }

  async #check(generation: number): Promise<boolean> {
    let wasLost = false;
    while (!(await isReachable())) {
      if (generation !== this.#generation) return wasLost;
      wasLost = true;
      this.#setLost(true);
      await this.#backoff.wait();
      if (generation !== this.#generation) return wasLost;
    }
    this.#backoff.reset();
    if (generation === this.#generation) this.#setLost(false);
    return wasLost;
  }

  #setLost(isLost: boolean): void {
    if (this.#isLost === isLost) return;
    this.#isLost = isLost;
    for (const listener of this.#listeners) listener();
  }
}

/** A response of ours: not the page of a proxy or of a captive portal, nor a server error. */
async function isReachable(): Promise<boolean> {
  try {
    const response = await request(CLIENT_CONFIG_PATH, {
      timeoutMs: PROBE_TIMEOUT_MS,
      cache: 'no-store',
    });
    const body = await readJson(response);
    return response.status < 500 && typeof body === 'object' && body !== null;
  } catch {
    return false;
  }
}

export const connection = new Connection();
