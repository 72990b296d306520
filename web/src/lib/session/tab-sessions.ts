// Shares a session that is kept per tab (without "Remember me") with the other tabs of this browser:
// a new tab takes it over from an open one, and all of them follow a refresh and a sign-out. The
// channel reaches documents of our own origin only, and nothing outlives the last tab.
import type { SignedOutReason } from './session.ts';
import type { StoredSession } from './session-storage.ts';

const CHANNEL = 'vys.session';
/** Held in shared mode by each tab with such a session, so that a new tab knows whom to wait for. */
export const PRESENCE_LOCK = 'vys.tab-session';
/** How long to wait for tabs that are known to be open but do not reply. */
export const REPLY_TIMEOUT_MS = 1000;

type Message =
  | { type: 'request'; from: string }
  | { type: 'reply'; to: string; session: StoredSession; lastVisible: number }
  | { type: 'renewed'; session: StoredSession }
  | { type: 'ended'; sessionId: string; reason: SignedOutReason };

type Reply = Extract<Message, { type: 'reply' }>;

/** What the session of this tab does when another tab changes the session. */
export type TabSessionOwner = {
  /** The session to share; undefined while there is none, or it is in the shared storage. */
  readTabSession: () => StoredSession | undefined;
  handleRenewed: (session: StoredSession) => void;
  handleEnded: (sessionId: string, reason: SignedOutReason) => void;
};

export class TabSessions {
  readonly #owner: TabSessionOwner;
  readonly #locks = (navigator as { locks?: LockManager }).locks;
  #channel: BroadcastChannel | undefined;
  #releaseLock: (() => void) | undefined;
  #lockAcquired: Promise<void> | undefined;
  #lastVisible = 0;
  /** Sessions that ended while a new tab was waiting for replies: a late reply does not revive them. */
  readonly #ended = new Set<string>();
  /** The latest tokens that were announced: newer than a reply that was on its way. */
  readonly #renewed = new Map<string, StoredSession>();
  #onReply: ((reply: Reply) => void) | undefined;

  constructor(owner: TabSessionOwner) {
    this.#owner = owner;
  }

  /** Without locks (outside secure contexts) tabs cannot take turns, so each keeps its own session. */
  open(): void {
    if (!this.#locks || typeof BroadcastChannel === 'undefined' || this.#channel) return;
    this.#channel = new BroadcastChannel(CHANNEL);
    this.#channel.onmessage = ({ data }: MessageEvent<Message>) => this.#receive(data);
    this.update();
  }

  close(): void {
    this.#channel?.close();
    this.#channel = undefined;
    this.update();
  }

  /** Shows or withdraws this tab's presence. To be called when its session begins or ends. */
  update(): void {
    const isPresent = this.#channel !== undefined && this.#owner.readTabSession() !== undefined;
    if (!isPresent) {
      this.#releaseLock?.();
      this.#releaseLock = undefined;
      this.#lockAcquired = undefined;
    } else if (!this.#releaseLock) {
      const released = new Promise<void>((resolve) => {
        this.#releaseLock = resolve;
      });
      this.#lockAcquired = new Promise((resolve) => {
        const enter = () => {
          resolve();
          return released;
        };
        // The request rejects in documents that are being unloaded.
        this.#locks?.request(PRESENCE_LOCK, { mode: 'shared' }, enter).catch(resolve);
      });
    }
  }

  /**
   * The session of an open tab, the one last looked at if there are several; with an id, the newest
   * tokens of that session. Resolves at once when no other tab has one.
   */
  async find(sessionId?: string): Promise<StoredSession | undefined> {
    const otherTabs = await this.#countOthers();
    if (otherTabs === 0) return undefined;
    const replies = (await this.#collect(otherTabs)).filter(
      ({ session }) => !this.#ended.has(session.sessionId),
    );
    const last = replies.sort((a, b) => b.lastVisible - a.lastVisible)[0]?.session.sessionId;
    const id = sessionId ?? last;
    return [...replies.map(({ session }) => session), ...this.#renewed.values()]
      .filter((session) => session.sessionId === id)
      .sort((a, b) => b.expiresAt - a.expiresAt)[0];
  }

  announceRenewed(session: StoredSession): void {
    this.#post({ type: 'renewed', session });
  }

  announceEnded(sessionId: string, reason: SignedOutReason): void {
    this.#post({ type: 'ended', sessionId, reason });
  }

  /** Tabs remember when they were last looked at: a new tab belongs to the session in front of it. */
  noteVisibility(): void {
    this.#lastVisible = Date.now();
  }

  async #countOthers(): Promise<number> {
    if (!this.#channel || !this.#locks) return 0;
    // Else this tab would be taken for another one, or another one for this.
    await this.#lockAcquired;
    const { held = [] } = await this.#locks.query().catch(() => ({ held: [] }));
    const present = held.filter(({ name }) => name === PRESENCE_LOCK).length;
    return present - (this.#releaseLock ? 1 : 0);
  }

  #collect(expected: number): Promise<Reply[]> {
    const from = crypto.randomUUID();
    return new Promise((resolve) => {
      const replies: Reply[] = [];
      const finish = () => {
        clearTimeout(timer);
        this.#onReply = undefined;
        resolve(replies);
      };
      const timer = setTimeout(finish, REPLY_TIMEOUT_MS);
      this.#onReply = (reply) => {
        if (reply.to !== from) return;
        replies.push(reply);
        if (replies.length >= expected) finish();
      };
      this.#post({ type: 'request', from });
    });
  }

  #post(message: Message): void {
    this.#channel?.postMessage(message);
  }

  #receive(message: Message): void {
    if (message.type === 'reply') this.#onReply?.(message);
    else if (message.type === 'renewed') {
      this.#renewed.set(message.session.sessionId, message.session);
      this.#owner.handleRenewed(message.session);
    } else if (message.type === 'ended') {
      this.#ended.add(message.sessionId);
      this.#renewed.delete(message.sessionId);
      this.#owner.handleEnded(message.sessionId, message.reason);
    } else if (message.type === 'request') this.#reply(message.from);
  }

  #reply(to: string): void {
    const session = this.#owner.readTabSession();
    if (!session) return;
    const lastVisible = document.hidden ? this.#lastVisible : Date.now();
    this.#post({ type: 'reply', to, session, lastVisible });
  }
}
