// The tabs of a user in this browser: one leads and holds the socket, the others hear from it. When the leading tab
// closes, the browser hands the lock to the next one.
import type { LiveMessage } from '@vys/contract/notifications/live';

/**
 * `reconnecting` between an interruption and its end, `stopped` when nothing more is tried by itself, `closed` while
 * no user is signed in.
 */
export type LiveStatus = 'closed' | 'connecting' | 'open' | 'reconnecting' | 'stopped';

export type TabMessage =
  | { type: 'message'; message: LiveMessage }
  /** `position`: how far the leading tab has heard. */
  | { type: 'status'; status: LiveStatus; position: number | undefined }
  /** From a tab that opened or came back: what is the status? */
  | { type: 'hello' }
  | { type: 'retry' };

export type LiveTabsOwner = { onLead: () => void; onMessage: (message: TabMessage) => void };

export class LiveTabs {
  readonly #owner: LiveTabsOwner;
  #channel: BroadcastChannel | undefined;
  #release: (() => void) | undefined;
  #waiting: AbortController | undefined;

  constructor(owner: LiveTabsOwner) {
    this.#owner = owner;
  }

  /** Tabs of other users are apart. Without locks (outside secure contexts) every tab leads itself. */
  open(userId: string): void {
    const name = `vys.live.${userId}`;
    // Absent outside secure contexts.
    const { locks } = navigator as { locks?: LockManager };
    if (!locks) {
      this.#owner.onLead();
      return;
    }
    this.#channel = new BroadcastChannel(name);
    this.#channel.onmessage = ({ data }: MessageEvent<TabMessage>) => this.#owner.onMessage(data);
    this.#waiting = new AbortController();
    locks.request(name, { signal: this.#waiting.signal }, () => this.#lead()).catch(() => {});
    this.post({ type: 'hello' });
  }

  close(): void {
    this.#waiting?.abort();
    this.#release?.();
    this.#release = undefined;
    this.#channel?.close();
    this.#channel = undefined;
  }

  /** To the other tabs. */
  post(message: TabMessage): void {
    this.#channel?.postMessage(message);
  }

  #lead(): Promise<void> {
    // The tab may have left at the moment in which its turn came.
    if (this.#channel === undefined) return Promise.resolve();
    return new Promise((resolve) => {
      this.#release = resolve;
      this.#owner.onLead();
    });
  }
}
