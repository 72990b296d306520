// Reads feeds from the table for the sockets that need it, again where that failed.
import type { Db } from '../../../../platform/db/db.ts';
import type { Logger } from '../../../../platform/log/log.ts';
import type { LiveUser, LiveUsers } from '../live-users.ts';
import { listPositions, readChanges } from './changes-store.ts';
import { catchUp, passOn, type Signal } from './feed-follower.ts';

export type FeedReader = {
  follow(user: LiveUser): void;
  passOn(userId: string, signal: Signal): void;
  /** Compares where all sockets are with the table. */
  compareAll(): Promise<void>;
};

const USERS_PER_QUERY = 1000;

type Deps = { db: Db; log: Logger; users: LiveUsers };

export function createFeedReader({ db, log, users }: Deps): FeedReader {
  const read = (userId: string, range: { after: number; limit: number }) =>
    readChanges(db, userId, range);

  function follow(user: LiveUser): void {
    catchUp(user, read).then(
      () => {
        user.hasFailed = false;
      },
      (err: unknown) => {
        if (!user.hasFailed) log.warn({ event: 'live.feed_not_read', err }, 'feed not read');
        user.hasFailed = true;
      },
    );
  }

  function passOnSignal(userId: string, signal: Signal): void {
    const user = users.get(userId);
    if (user !== undefined && passOn(user, signal)) follow(user);
  }

  return {
    follow,
    passOn: passOnSignal,
    async compareAll() {
      const ids = users.listIds();
      for (let from = 0; from < ids.length; from += USERS_PER_QUERY) {
        const positions = await listPositions(db, ids.slice(from, from + USERS_PER_QUERY));
        for (const [userId, position] of positions) passOnSignal(userId, { position });
      }
    },
  };
}
