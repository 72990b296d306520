// The live channel of the signed-in user in this tab: through the socket of its own when it leads, else through the
// leading tab. Features subscribe to its messages; use-live.ts brings its status to React.
import { createLiveTicket, LIVE_PATH, type LiveMessage } from '@vys/contract/notifications/live';
import { call } from '../api/api.ts';
import { isApiError } from '../api/api-error.ts';
import { connection as server } from '../api/connection.ts';
import { session } from '../session/session.ts';
import {
  type ConnectionStatus,
  LiveConnection,
  LiveRefusal,
  type LiveSocket,
  type SocketHandlers,
} from './live-connection.ts';
import { type LiveStatus, LiveTabs, type TabMessage } from './live-tabs.ts';

/** A socket of a tab that was away for longer may be dead without knowing it. Milliseconds. */
const ASLEEP_AFTER_MS = 30_000;

/** `reopened`: the channel was down, and what is not resumed by position may have been missed. */
export type LiveEvent = LiveMessage | { type: 'reopened' };

export class LiveChannel {
  #userId: string | undefined;
  #status: LiveStatus = 'closed';
  #isLeader = false;
  #isFeedKnown = false;
  #position: number | undefined;
  #wasInterrupted = false;
  #hiddenAt: number | undefined;
  #tokenEndsAt = 0;
  #listening = new AbortController();
  #stopListening: (() => void)[] = [];
  readonly #messageListeners = new Set<(event: LiveEvent) => void>();
  readonly #statusListeners = new Set<() => void>();
  readonly #tabs = new LiveTabs({
    onLead: () => this.#lead(),
    onMessage: (message) => this.#hearTab(message),
  });
  readonly #connection = new LiveConnection({
    fetchTicket,
    openSocket,
    now: Date.now,
    setTimer: (work, ms) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    onMessage: (message) => this.#hearServer(message),
    onStatus: (status) => this.#setStatus(this.#describe(status)),
  });

  readonly getStatus = (): LiveStatus => this.#status;

  readonly subscribeStatus = (listener: () => void): (() => void) => {
    this.#statusListeners.add(listener);
    return () => void this.#statusListeners.delete(listener);
  };

  readonly subscribe = (listener: (event: LiveEvent) => void): (() => void) => {
    this.#messageListeners.add(listener);
    return () => void this.#messageListeners.delete(listener);
  };

  /** Connects as soon as `noteFeed` has said where the feed stands. */
  start(userId: string): void {
    if (this.#userId === userId) return;
    this.stop();
    this.#userId = userId;
    this.#setStatus('connecting');
    this.#listen();
    this.#tabs.open(userId);
  }

  stop(): void {
    if (this.#userId === undefined) return;
    this.#userId = undefined;
    this.#listening.abort();
    for (const stop of this.#stopListening) stop();
    this.#connection.close();
    this.#tabs.close();
    this.#isLeader = false;
    this.#isFeedKnown = false;
    this.#position = undefined;
    this.#wasInterrupted = false;
    this.#setStatus('closed');
  }

  /** The feed was loaded up to this position; undefined when it could not be loaded. */
  noteFeed(position: number | undefined): void {
    if (this.#userId === undefined) return;
    // Afterwards what was heard counts: a list may be ahead of it, and other tabs' lists are not.
    this.#position ??= position;
    this.#isFeedKnown = true;
    if (this.#isLeader) this.#connection.start(this.#position);
  }

  /** Tries again at once, in the tab that leads. */
  reconnect(): void {
    if (this.#isLeader) this.#connection.retryNow();
    else this.#tabs.post({ type: 'retry' });
  }

  #lead(): void {
    this.#isLeader = true;
    if (this.#isFeedKnown) this.#connection.start(this.#position);
  }

  #hearServer(message: LiveMessage): void {
    if (message.type === 'ready') return;
    this.#tabs.post({ type: 'message', message });
    this.#emit(message);
  }

  #hearTab(message: TabMessage): void {
    if (message.type === 'message') this.#emit(message.message);
    else if (message.type === 'status' && !this.#isLeader) {
      this.#catchUp(message.position);
      this.#setStatus(message.status);
    } else if (message.type === 'hello' && this.#isLeader) this.#tellStatus();
    else if (message.type === 'retry' && this.#isLeader) this.#connection.retryNow();
  }

  /** Messages come in order, so a tab that has heard less than the leading one slept through something. */
  #catchUp(position: number | undefined): void {
    if (position === undefined || this.#position === undefined) return;
    if (this.#position < position) this.#emit({ type: 'feed_reset', position });
  }

  #emit(event: LiveEvent): void {
    if ('position' in event && event.position !== undefined) {
      this.#position = Math.max(this.#position ?? 0, event.position);
    }
    for (const listener of this.#messageListeners) listener(event);
  }

  #describe(status: ConnectionStatus): LiveStatus {
    if (status === 'waiting') return 'reconnecting';
    return status === 'connecting' && this.#status !== 'closed' && this.#status !== 'connecting'
      ? 'reconnecting'
      : status;
  }

  #setStatus(status: LiveStatus): void {
    if (this.#userId !== undefined && this.#isLeader && status !== 'closed') {
      this.#tabs.post({ type: 'status', status, position: this.#position });
    }
    const before = this.#status;
    if (before === status) return;
    this.#status = status;
    if (status === 'reconnecting' || status === 'stopped') this.#wasInterrupted = true;
    for (const listener of this.#statusListeners) listener();
    if (status === 'open' && this.#wasInterrupted) {
      this.#wasInterrupted = false;
      this.#emit({ type: 'reopened' });
    }
  }

  #tellStatus(): void {
    this.#tabs.post({ type: 'status', status: this.#status, position: this.#position });
  }

  #listen(): void {
    this.#listening = new AbortController();
    const options = { signal: this.#listening.signal };
    window.addEventListener('online', () => this.reconnect(), options);
    document.addEventListener('visibilitychange', () => this.#handleVisibility(), options);
    this.#stopListening = [
      server.subscribe(() => server.isLost() || this.reconnect()),
      session.subscribe(() => this.#handleSession()),
    ];
  }

  #handleVisibility(): void {
    if (document.hidden) {
      this.#hiddenAt = Date.now();
      return;
    }
    const awayMs = Date.now() - (this.#hiddenAt ?? Date.now());
    if (!this.#isLeader) this.#tabs.post({ type: 'hello' });
    if (this.#status !== 'open' || awayMs > ASLEEP_AFTER_MS) this.reconnect();
  }

  /** A newer token of the session lets the channel live longer. */
  #handleSession(): void {
    const state = session.getState();
    if (state.status !== 'signedIn' || state.expiresAt === this.#tokenEndsAt) return;
    this.#tokenEndsAt = state.expiresAt;
    if (this.#isLeader) void this.#connection.renew();
  }
}

async function fetchTicket(): Promise<string> {
  try {
    return (await call(createLiveTicket)).data.ticket;
  } catch (error) {
    // An older server, or a session that ended: what it says will not change.
    const isFinal = isApiError(error) && [401, 403, 404].includes(error.status);
    throw isFinal ? new LiveRefusal(error.message) : error;
  }
}

function openSocket(
  ticket: string,
  after: number | undefined,
  { onMessage, onClose }: SocketHandlers,
): LiveSocket {
  const url = new URL(LIVE_PATH, window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.searchParams.set('ticket', ticket);
  if (after !== undefined) url.searchParams.set('after', String(after));
  const socket = new WebSocket(url);
  socket.onmessage = ({ data }) => onMessage(data);
  socket.onclose = ({ code }) => onClose(code);
  return socket;
}

export const live = new LiveChannel();
