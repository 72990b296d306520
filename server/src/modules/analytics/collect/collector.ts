// Takes views and clicks of public pages: each once, acknowledged when it is in the spool.
import type { Clock } from '../../../platform/clock.ts';
import { appError } from '../../../platform/errors.ts';
import type { Logger } from '../../../platform/log/log.ts';
import { createMemoryLimiter } from '../../../platform/rate-limit/memory-limiter.ts';
import { MINUTE } from '../../../platform/time-spans.ts';
import type { EventStore } from '../event-store.ts';
import { type Classify, createClassifier, type VisitEvent } from './classify.ts';
import { createRecentIds, type RecentIds } from './recent-ids.ts';
import { createLoader, type Loader } from './spool/loader.ts';
import type { SpooledEvent } from './spool/records.ts';
import { openSpool, REMEMBER_MS, type Spool, type SpoolOptions } from './spool/spool.ts';
import type { Visitors } from './visitors.ts';

export type CollectorDeps = {
  clock: Clock;
  log: Logger;
  visitors: Visitors;
  store: Pick<EventStore, 'insertSegment' | 'releaseSegments'>;
  ownHosts: ReadonlySet<string>;
  spool: Pick<SpoolOptions, 'root' | 'limitBytes' | 'openFile'>;
  getTimeZone(pageId: string): string | Promise<string>;
};

export type Collector = {
  /** Loads what processes before this one left behind. */
  start(): Promise<void>;
  /** Resolves when the event is on disk; throws `unavailable` when it cannot be. */
  record(event: VisitEvent): Promise<void>;
  /** Resolves when everything that was recorded before is in the database. */
  drain(): Promise<void>;
  close(): Promise<void>;
};

/** 100 seconds of 40,000 events each; 16 bytes an id at most. */
const MAX_IDS = 8_000_000;
const PREPARE_MS = 10 * MINUTE;

type Opened = { spool: Spool; loader: Loader };

export function createCollector(deps: CollectorDeps): Collector {
  const { clock, log, visitors } = deps;
  const limiter = createMemoryLimiter(clock);
  const recent = createRecentIds({ rememberMs: REMEMBER_MS, maxIds: MAX_IDS });
  const recordIn = createRecord(createClassifier({ ...deps, limiter }), recent);
  let opening: Promise<Opened> | undefined;
  let opened: Opened | undefined;

  async function open(): Promise<Opened> {
    const spool = await openSpool({ ...deps.spool, log });
    recent.add(await spool.recentIds());
    const loader = createLoader({ spool, store: deps.store, log });
    loader.wake();
    opened = { spool, loader };
    return opened;
  }

  async function waitUntilOpened(): Promise<Opened> {
    return await getOpened().catch(() => {
      throw appError('unavailable', { retryAfter: 30 });
    });
  }

  /** Once; after a failure the next event tries again. */
  function getOpened(): Promise<Opened> {
    if (opening === undefined) {
      opening = open();
      opening.catch((err: unknown) => {
        opening = undefined;
        log.error({ event: 'analytics.spool_not_opened', err }, 'event spool not opened');
      });
    }
    return opening;
  }

  const prepare = () =>
    visitors
      .prepare()
      .catch((err: unknown) =>
        log.warn({ event: 'analytics.secrets_not_prepared', err }, 'visitor secrets not prepared'),
      );
  const preparing = setInterval(() => void prepare(), PREPARE_MS);
  preparing.unref();

  return {
    async start() {
      await Promise.all([prepare(), getOpened().catch(() => {})]);
    },
    record: (event) =>
      opened === undefined
        ? waitUntilOpened().then((open) => recordIn(open, event))
        : recordIn(opened, event),
    async drain() {
      if (opening !== undefined) await (await opening).loader.drain();
    },
    async close() {
      clearInterval(preparing);
      await opening?.catch(() => undefined);
      if (opened === undefined) return;
      await opened.loader.close();
      // What the database does not take now is taken over by the next process.
      await opened.loader.drain().catch(() => {});
      await opened.spool.close();
    },
  };
}

/** Each event once, however often it comes. */
function createRecord(classify: Classify, recent: RecentIds) {
  function append({ spool, loader }: Opened, record: SpooledEvent): Promise<void> {
    const written = spool.append(record);
    loader.wake();
    return written;
  }

  function collect(opened: Opened, event: VisitEvent, id: string): Promise<void> {
    const record = classify(event, id);
    if (record instanceof Promise) return record.then((known) => append(opened, known));
    return append(opened, record);
  }

  return (opened: Opened, event: VisitEvent): Promise<void> => {
    if (event.id === undefined) return collect(opened, event, '');
    const id = `${event.pageId}${event.kind[0]}${event.id}`;
    return recent.once(id, () => collect(opened, event, id));
  };
}
