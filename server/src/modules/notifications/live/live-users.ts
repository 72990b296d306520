// Who has sockets of the live channel in this process.
import type { LiveTopic } from '@vys/contract/notifications/live';
import { measurements } from '../../../platform/metrics/measurements.ts';
import type { LiveSocket } from './connection/live-socket.ts';
import type { Followed } from './feed/feed-follower.ts';

/** Small, because there are thousands. */
export type LiveUser = Followed & {
  /** When they were last told of something beside the feed. */
  topicsSentAt: number;
  /** To be sent when some time has passed since. */
  topics?: Set<LiveTopic> | undefined;
  /** The feed could not be read. */
  hasFailed: boolean;
};

export type LiveUsers = {
  add(socket: LiveSocket): LiveUser;
  remove(socket: LiveSocket): void;
  get(userId: string): LiveUser | undefined;
  all(): Iterable<LiveUser>;
  listIds(): string[];
  /** A copy: sockets may leave meanwhile. */
  listSockets(): LiveSocket[];
  readonly socketCount: number;
};

const MOST_SOCKETS_OF_USER = 20;

export function createLiveUsers(): LiveUsers {
  const users = new Map<string, LiveUser>();
  let socketCount = 0;

  function count(change: number): void {
    socketCount += change;
    measurements.liveSockets.record(socketCount);
  }

  function remove(socket: LiveSocket): void {
    const user = users.get(socket.userId);
    const place = user?.sockets.indexOf(socket) ?? -1;
    if (user === undefined || place < 0) return;
    user.sockets.splice(place, 1);
    count(-1);
    if (user.sockets.length === 0) users.delete(socket.userId);
  }

  return {
    add(socket) {
      const user = users.get(socket.userId) ?? createUser(socket.userId);
      users.set(socket.userId, user);
      user.sockets.push(socket);
      count(1);
      const [oldest] = user.sockets;
      // The one that its user looks at is the newest.
      if (oldest && user.sockets.length > MOST_SOCKETS_OF_USER) {
        oldest.close('tooManyConnections');
        remove(oldest);
      }
      return user;
    },
    remove,
    get: (userId) => users.get(userId),
    all: () => users.values(),
    listIds: () => [...users.keys()],
    listSockets: () => [...users.values()].flatMap(({ sockets }) => sockets),
    get socketCount() {
      return socketCount;
    },
  };
}

function createUser(userId: string): LiveUser {
  const followed = { userId, sockets: [], heard: 0, isReading: false };
  return { ...followed, hasFailed: false, topicsSentAt: Number.NEGATIVE_INFINITY };
}
