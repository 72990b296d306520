// One connection to the live channel, kept up: back-off, renewal, and resuming after the last position. Clock, socket
// and tickets are passed in; live-channel.ts passes those of the browser.
import type { LiveClientMessage, LiveMessage } from '@vys/contract/notifications/live';
import { readFrame } from './read-frame.ts';

/** LIVE-4: doubles with every attempt. Milliseconds, like all times here. */
export const FIRST_DELAY_MS = 1000;
/** LIVE-5. */
export const MOST_ATTEMPTS = 5;
/** From asking for a ticket to the first message. */
export const CONNECT_TIMEOUT_MS = 20_000;
/** The session renews its token a minute before it ends, and the channel with it; this is for when it did not. */
export const RENEW_BEFORE_MS = 45_000;
export const RENEW_TIMEOUT_MS = 10_000;
const SHORTEST_RENEWAL_MS = 10_000;

/** `normal`, `tooLarge`, `badMessage`, `tooManyConnections`: the server does not want this client back by itself. */
const FINAL_CODES: readonly number[] = [1000, 1009, 4400, 4409];

/**
 * `stopped`: no further attempt by itself, after five that failed or because the server said so.
 * `closed`: not wanted (any more).
 */
export type ConnectionStatus = 'closed' | 'connecting' | 'open' | 'waiting' | 'stopped';

export type LiveSocket = { send(text: string): void; close(code?: number): void };
export type SocketHandlers = { onMessage(text: unknown): void; onClose(code: number): void };

export type LiveDependencies = {
  /** Throws `LiveRefusal` where another try is of no use. */
  fetchTicket(): Promise<string>;
  openSocket(ticket: string, after: number | undefined, handlers: SocketHandlers): LiveSocket;
  now(): number;
  /** Returns what cancels it. */
  setTimer(work: () => void, ms: number): () => void;
  onMessage(message: LiveMessage): void;
  onStatus(status: ConnectionStatus): void;
};

export class LiveRefusal extends Error {}

export class LiveConnection {
  readonly #uses: LiveDependencies;
  #status: ConnectionStatus = 'closed';
  #after: number | undefined;
  #attempts = 0;
  #socket: LiveSocket | undefined;
  /** Makes what belongs to an earlier socket void. */
  #generation = 0;
  #expiresAt = 0;
  #cancelTimer = () => {};
  #cancelRenewTimeout: (() => void) | undefined;

  constructor(uses: LiveDependencies) {
    this.#uses = uses;
  }

  get status(): ConnectionStatus {
    return this.#status;
  }

  /** `after`: the position up to which the feed is known. */
  start(after: number | undefined): void {
    if (this.#status !== 'closed') return;
    this.#after = after;
    this.#attempts = 0;
    void this.#connect();
  }

  /** Leaves with 1000, after which neither side comes back (LIVE-6). */
  close(): void {
    this.#drop(1000);
    this.#setStatus('closed');
  }

  /**
   * Something changed: the network, the tab, or the user asked. Begins again with all attempts; an open connection
   * is asked for a sign of life, since a socket that slept may be dead without knowing it.
   */
  retryNow(): void {
    if (this.#status === 'waiting' || this.#status === 'stopped') {
      this.#attempts = 0;
      void this.#connect();
    } else if (this.#status === 'open') void this.renew();
  }

  /** Gives the server a new ticket, with which the channel lives as long as the session's newest token. */
  async renew(): Promise<void> {
    if (this.#status !== 'open' || this.#cancelRenewTimeout !== undefined) return;
    const generation = this.#generation;
    this.#cancelRenewTimeout = this.#uses.setTimer(() => this.#fail(), RENEW_TIMEOUT_MS);
    try {
      const ticket = await this.#uses.fetchTicket();
      if (generation !== this.#generation) return;
      this.#socket?.send(JSON.stringify({ type: 'renew', ticket } satisfies LiveClientMessage));
    } catch {
      if (generation !== this.#generation) return;
      // The channel lives on until it expires; meanwhile it is tried again.
      this.#endRenewal();
      this.#planRenewal();
    }
  }

  async #connect(): Promise<void> {
    this.#drop(1000);
    const generation = this.#generation;
    this.#setStatus('connecting');
    this.#cancelTimer = this.#uses.setTimer(() => this.#fail(), CONNECT_TIMEOUT_MS);
    try {
      const ticket = await this.#uses.fetchTicket();
      if (generation !== this.#generation) return;
      this.#socket = this.#uses.openSocket(ticket, this.#after, {
        onMessage: (text) => generation === this.#generation && this.#receive(text),
        onClose: (code) => generation === this.#generation && this.#handleClose(code),
      });
    } catch (error) {
      if (generation !== this.#generation) return;
      if (error instanceof LiveRefusal) this.#stop();
      else this.#fail();
    }
  }

  #receive(text: unknown): void {
    const message = readFrame(text);
    if (message === undefined) return;
    if (message.type === 'ready') this.#handleReady(Date.parse(message.data.expires_at));
    else if ('position' in message && message.position !== undefined) {
      this.#after = Math.max(this.#after ?? 0, message.position);
    }
    this.#uses.onMessage(message);
  }

  /** A socket that is accepted only to be told why it is refused is not open yet (LIVE-7). */
  #handleReady(expiresAt: number): void {
    this.#attempts = 0;
    this.#expiresAt = expiresAt;
    this.#endRenewal();
    this.#planRenewal();
    this.#setStatus('open');
  }

  #planRenewal(): void {
    this.#cancelTimer();
    const left = this.#expiresAt - this.#uses.now();
    const delay = left > 2 * RENEW_BEFORE_MS ? left - RENEW_BEFORE_MS : left / 2;
    this.#cancelTimer = this.#uses.setTimer(
      () => void this.renew(),
      Math.max(delay, SHORTEST_RENEWAL_MS),
    );
  }

  #handleClose(code: number): void {
    if (FINAL_CODES.includes(code)) this.#stop();
    else this.#fail();
  }

  /** An attempt, or the open connection, came to an end that was not wanted. */
  #fail(): void {
    this.#drop(1000);
    if (this.#attempts >= MOST_ATTEMPTS) {
      this.#setStatus('stopped');
      return;
    }
    const delay = FIRST_DELAY_MS * 2 ** this.#attempts;
    this.#attempts += 1;
    this.#setStatus('waiting');
    this.#cancelTimer = this.#uses.setTimer(() => void this.#connect(), delay);
  }

  #stop(): void {
    this.#drop(1000);
    this.#setStatus('stopped');
  }

  #drop(code: number): void {
    this.#generation += 1;
    this.#cancelTimer();
    this.#endRenewal();
    this.#socket?.close(code);
    this.#socket = undefined;
  }

  #endRenewal(): void {
    this.#cancelRenewTimeout?.();
    this.#cancelRenewTimeout = undefined;
  }

  #setStatus(status: ConnectionStatus): void {
    if (this.#status === status) return;
    this.#status = status;
    this.#uses.onStatus(status);
  }
}
