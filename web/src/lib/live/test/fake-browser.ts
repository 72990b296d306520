// For tests only: the locks and the broadcasts between the tabs of one browser.
import { vi } from 'vitest';

type Waiting = { work: () => Promise<void>; signal: AbortSignal };
type Channel = { name: string; onmessage: ((event: { data: unknown }) => void) | undefined };

export type FakeBrowser = {
  /** Broadcasts arrive nowhere, as in tabs that the browser has frozen. */
  isDeaf: boolean;
};

/** Locks have one holder at a time, in the order of the requests; broadcasts arrive at once at all others. */
export function fakeBrowser(): FakeBrowser {
  const browser = { isDeaf: false };
  const queues = new Map<string, Waiting[]>();
  const channels = new Set<Channel>();

  async function grantNext(name: string): Promise<void> {
    const [first] = queues.get(name) ?? [];
    if (first === undefined) return;
    await first.work();
    queues.get(name)?.shift();
    await grantNext(name);
  }

  const locks = {
    async request(name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) {
      const queue = queues.get(name) ?? [];
      queues.set(name, queue);
      const waiting = { work, signal };
      queue.push(waiting);
      signal.addEventListener('abort', () => {
        const index = queue.indexOf(waiting);
        // A lock that is held already is given back by its work.
        if (index > 0) queue.splice(index, 1);
      });
      if (queue.length === 1) await grantNext(name);
    },
  };
  class FakeChannel implements Channel {
    onmessage: Channel['onmessage'];
    readonly name: string;
    constructor(name: string) {
      this.name = name;
      channels.add(this);
    }
    postMessage(data: unknown): void {
      if (browser.isDeaf) return;
      for (const other of channels) {
        if (other !== this && other.name === this.name) other.onmessage?.({ data });
      }
    }
    close(): void {
      channels.delete(this);
    }
  }
  vi.stubGlobal('navigator', { onLine: true, locks });
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  return browser;
}
