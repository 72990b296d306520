// Caches in front of the public pages, such as nginx and Varnish: each gets PURGE for the address of a page that has
// changed, by a job of the transaction that changes it. A page is purged twice, see `enqueuePurge`.
import type { Clock } from '../../../platform/clock.ts';
import type { Trx } from '../../../platform/db/db.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { sendPurge } from '../../../platform/net/send-purge.ts';
import { SECOND } from '../../../platform/time-spans.ts';

export type FrontCaches = {
  readonly hasAny: boolean;
  /** Once the transaction is committed, the caches drop the page with that name. */
  enqueuePurge(trx: Trx, name: string): Promise<void>;
  /** The job. Throws when a cache did not say that the page is gone, so that all are told again. */
  purge(page: { path: string }): Promise<void>;
};

type Deps = {
  jobs: Pick<Jobs, 'enqueue'>;
  cachePurgeUrls?: readonly string[] | undefined;
  pagesOrigin: string;
  clock: Clock;
};

/** Longer than a response of ours takes, and than NOTIFY. */
const AGAIN_MS = 5 * SECOND;
/** Some caches keep a page once for each of our encodings, and purge the one that is asked for. */
const ENCODINGS = ['br', 'gzip', 'identity'];

export function createFrontCaches({
  jobs,
  cachePurgeUrls = [],
  pagesOrigin,
  clock,
}: Deps): FrontCaches {
  const { host } = new URL(pagesOrigin);

  return {
    hasAny: cachePurgeUrls.length > 0,
    async enqueuePurge(trx, name) {
      if (cachePurgeUrls.length === 0) return;
      const path = `/${name}`;
      await jobs.enqueue(trx, 'cache-purge', { path });
      // A response that was on its way, or of a process that had not heard of the change, is kept after the first.
      const runAt = new Date(clock.now().getTime() + AGAIN_MS);
      await jobs.enqueue(trx, 'cache-purge', { path }, { runAt });
    },
    async purge({ path }) {
      const sent = cachePurgeUrls.flatMap((front) =>
        ENCODINGS.map((encoding) => sendPurge(front, { host, path, encoding })),
      );
      // All are told before one that fails has the job repeated.
      const results = await Promise.allSettled(sent);
      const failed = results.find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
    },
  };
}
