// For tests only: the server's side of the live channel, in place of the browser's WebSocket. `ticketHandlers` belong
// to the handlers of mock-http.ts.
import type { LiveMessage, LiveTopic } from '@vys/contract/notifications/live';
import { expect, vi } from 'vitest';
import { live } from '../live/live-channel.ts';

export const ticketHandlers = {
  'POST /api/notifications/ws-ticket': () => ({
    status: 201,
    body: { data: { ticket: 'ticket-1', expires_in: 30 } },
  }),
};

export class ServedSocket {
  onmessage: ((event: { data: string }) => void) | undefined;
  onclose: ((event: { code: number }) => void) | undefined;
  readonly url: URL;
  readonly sent: unknown[] = [];
  /** With which the client closed it; undefined while it is open. */
  closedWith: number | undefined;

  constructor(url: URL) {
    this.url = url;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(code?: number): void {
    this.closedWith ??= code ?? 1005;
  }

  say(message: LiveMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  ready(): void {
    const expires_at = new Date(Date.now() + 300_000).toISOString();
    this.say({ type: 'ready', data: { expires_at } });
  }

  /** The server ends it, or the network does. */
  end(code: number): void {
    this.onclose?.({ code });
  }
}

/** All sockets that were opened since, oldest first. With `ready`, each is open at once. */
export function mockLive({ ready = false }: { ready?: boolean } = {}): ServedSocket[] {
  const sockets: ServedSocket[] = [];
  vi.stubGlobal(
    'WebSocket',
    class extends ServedSocket {
      constructor(url: URL) {
        super(url);
        sockets.push(this);
        if (ready) queueMicrotask(() => this.ready());
      }
    },
  );
  return sockets;
}

/** Tells the open channel that something changed; waits until it is open. */
export async function tellChanged(
  sockets: readonly ServedSocket[],
  ...topics: LiveTopic[]
): Promise<void> {
  await vi.waitFor(() => expect(live.getStatus()).toBe('open'), { timeout: 20_000 });
  sockets.at(-1)?.say({ type: 'changed', data: { topics } });
}
