// Brings segments from the spool into the database, one after the other, each as often as it takes.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../../../../platform/log/log.ts';
import { type EventStore, type Segment, SegmentRejectedError } from '../../event-store.ts';
import type { Spool, WaitingSegment } from './spool.ts';

export type LoaderOptions = {
  spool: Pick<Spool, 'listWaiting' | 'read' | 'markLoaded' | 'takeOver' | 'maintain'>;
  store: Pick<EventStore, 'insertSegment' | 'releaseSegments'>;
  log: Logger;
  /** How long events gather in a segment. */
  gatherMs?: number;
};

export type Loader = {
  /** To be called when an event was added. */
  wake(): void;
  /** Resolves when everything that was added before is in the database; rejects when that fails. */
  drain(): Promise<void>;
  /** Ends at once; what is not loaded stays in the spool. */
  close(): Promise<void>;
};

const GATHER_MS = 500;
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5_000;
const MAINTENANCE_MS = 30_000;

export function createLoader({ spool, store, log, gatherMs = GATHER_MS }: LoaderOptions): Loader {
  const closing = new AbortController();
  const pause = (ms: number) => sleep(ms, undefined, { signal: closing.signal }).catch(() => {});
  let running: Promise<void> | undefined;
  let loading: Promise<void> = Promise.resolve();
  let isAwake = false;
  /** Loaded, and the database has not heard that their files are gone. */
  const unreleased = new Set<string>();

  /** One at a time, whether it is drained or goes on by itself. */
  function loadAll(): Promise<void> {
    const next = loading.catch(() => {}).then(() => loadWaiting(spool, store, unreleased));
    loading = next;
    next.catch(() => {});
    return next;
  }

  async function run(): Promise<void> {
    let delay = FIRST_PAUSE;
    while (isAwake && !closing.signal.aborted) {
      isAwake = false;
      await pause(gatherMs);
      try {
        await loadAll();
        delay = FIRST_PAUSE;
      } catch (err) {
        log.warn({ event: 'analytics.load_failed', err, retryInMs: delay }, 'events not loaded');
        isAwake = true;
        await pause(delay);
        delay = Math.min(delay * 2, LONGEST_PAUSE);
      }
    }
    running = undefined;
  }

  function wake(): void {
    isAwake = true;
    if (!closing.signal.aborted) running ??= run();
  }

  async function maintain(): Promise<void> {
    await spool.maintain();
    spool.takeOver();
    wake();
  }

  const maintenance = setInterval(() => {
    maintain().catch((err: unknown) =>
      log.warn({ event: 'analytics.maintenance_failed', err }, 'event spool maintenance failed'),
    );
  }, MAINTENANCE_MS);
  maintenance.unref();

  return {
    wake,
    drain: loadAll,
    async close() {
      clearInterval(maintenance);
      closing.abort();
      await running;
      await loading.catch(() => {});
    },
  };
}

async function loadWaiting(
  spool: LoaderOptions['spool'],
  store: LoaderOptions['store'],
  unreleased: Set<string>,
): Promise<void> {
  let rejection: unknown;
  for (const id of await spool.listWaiting()) {
    const segment = await spool.read(id);
    if (segment === undefined) continue;
    try {
      await store.insertSegment(toSegment(segment));
      spool.markLoaded(id);
      unreleased.add(id);
    } catch (error) {
      if (!isRejectedByDatabase(error)) throw error;
      // Kept and tried again, but it must not hold up the others.
      rejection = error;
    }
  }
  await release(store, unreleased);
  if (rejection !== undefined) throw rejection;
}

async function release(store: LoaderOptions['store'], unreleased: Set<string>): Promise<void> {
  if (unreleased.size === 0) return;
  const ids = [...unreleased];
  await store.releaseSegments(ids);
  for (const id of ids) unreleased.delete(id);
}

function toSegment({ id, records }: WaitingSegment): Segment {
  const segment = { id, events: [], excluded: [] } as {
    id: string;
    events: Segment['events'][number][];
    excluded: Segment['excluded'][number][];
  };
  for (const record of records) {
    if ('event' in record) segment.events.push(record.event);
    else segment.excluded.push(record.excluded);
  }
  return segment;
}

/** Classes 22, 23 and 42 of PostgreSQL's error codes: the statement fails the same way again. */
function isRejectedByDatabase(error: unknown): boolean {
  if (error instanceof SegmentRejectedError) return true;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(22|23|42)[0-9A-Z]{3}$/.test(code);
}
