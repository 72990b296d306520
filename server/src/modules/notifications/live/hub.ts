// The center of the live channel in this process: passes signals of the message bus on to sockets, and ends
// sockets whose session or token ended, or that are dead.
import { setTimeout as sleep } from 'node:timers/promises';
import { liveTopics } from '@vys/contract/notifications/live';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Logger } from '../../../platform/log/log.ts';
import { SECOND } from '../../../platform/time-spans.ts';
import type { Identity } from '../../identity/index.ts';
import type { LiveSocket } from './connection/live-socket.ts';
import { createFeedReader } from './feed/feed-reader.ts';
import type { LiveBus, LiveSignal } from './live-signals.ts';
import { addTopics, sendDueTopics } from './live-topics.ts';
import { createLiveUsers } from './live-users.ts';
import { createRetriedTask } from './retried-task.ts';

export type Hub = {
  add(socket: LiveSocket): void;
  remove(socket: LiveSocket): void;
  readonly socketCount: number;
  /** Tells all clients to connect again; resolves when no socket is open any more. */
  close(): Promise<void>;
};

export type HubDeps = {
  db: Db;
  clock: Clock;
  log: Logger;
  bus: LiveBus;
  identity: Pick<Identity, 'isSessionActive' | 'acceptEndedSessions'>;
};

const CHECK_MS = SECOND;
/** Positions are compared with the table so often, whatever the bus lost without noticing. */
const COMPARE_EVERY = 60;
/** For closing handshakes when the server stops. */
const CLOSE_MS = SECOND;

export function createHub({ db, clock, log, bus, identity }: HubDeps): Hub {
  const users = createLiveUsers();
  const feeds = createFeedReader({ db, log, users });
  const comparing = createRetriedTask(feeds.compareAll, log);
  const sessions = createRetriedTask(checkSessions, log);
  let checks = 0;

  function endSockets(hasEnded: (socket: LiveSocket) => boolean): void {
    for (const socket of users.listSockets()) if (hasEnded(socket)) socket.close('unauthorized');
  }

  async function checkSessions(): Promise<void> {
    for (const socket of users.listSockets()) {
      const { userId, sessionId: id } = socket;
      if (!(await identity.isSessionActive({ id, userId }))) socket.close('unauthorized');
    }
  }

  function receive(signal: LiveSignal): void {
    if (signal.kind === 'feed') feeds.passOn(signal.userId, signal);
    else if (signal.kind === 'changed') {
      const user = users.get(signal.userId);
      if (user !== undefined) addTopics(user, signal.topics);
    } else if (signal.kind === 'user_ended') endSockets((one) => one.userId === signal.userId);
    else {
      // Before what connects with one of their tokens in this moment.
      identity.acceptEndedSessions(signal.sessionIds);
      endSockets(({ sessionId }) => signal.sessionIds.includes(sessionId));
    }
  }

  function check(): void {
    checks += 1;
    const now = clock.now();
    for (const user of users.all()) {
      if (user.hasFailed) feeds.follow(user);
      sendDueTopics(user);
      for (const socket of user.sockets) {
        if (socket.expiresAt <= now) socket.close('unauthorized');
        else socket.checkAlive(now);
      }
    }
    if (checks % COMPARE_EVERY === 0) comparing.run();
    comparing.retry();
    sessions.retry();
  }

  const checking = setInterval(check, CHECK_MS);
  checking.unref();
  const unsubscribe = bus.subscribe({
    onMessage: receive,
    onGap() {
      comparing.run();
      sessions.run();
      // What changed beside the feeds is not recorded anywhere.
      for (const user of users.all()) addTopics(user, liveTopics);
    },
  });

  return {
    get socketCount() {
      return users.socketCount;
    },
    add: (socket) => feeds.follow(users.add(socket)),
    remove: users.remove,
    async close() {
      clearInterval(checking);
      unsubscribe();
      for (const socket of users.listSockets()) socket.close('restart');
      for (let waited = 0; users.socketCount > 0 && waited < CLOSE_MS; waited += 20)
        await sleep(20);
      for (const socket of users.listSockets()) socket.terminate();
    },
  };
}
