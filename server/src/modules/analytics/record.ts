// Takes one view or click of a public page: decides whether it counts, and stores it with others.
import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { appError } from '../../platform/errors.ts';
import {
  createMemoryLimiter,
  type MemoryLimiter,
} from '../../platform/rate-limit/memory-limiter.ts';
import { createBatchWriter } from './batch-writer.ts';
import {
  detectDevice,
  type ExclusionReason,
  exclusionReason,
  type RequestHeaders,
  referrerHost,
  storableText,
  toDay,
} from './rules.ts';
import { insertEvents, type StoredEvent } from './store.ts';
import type { Visitors } from './visitors.ts';

export type VisitEvent = {
  kind: 'view' | 'click';
  pageId: string;
  ip: string;
  userAgent: string;
  /** Whole address; only its host is kept. */
  referrer: string;
  /** Address of the clicked link, which the page is known to have. */
  target?: string;
  headers: RequestHeaders;
};

export type Recorder = { record(event: VisitEvent): Promise<void>; close(): Promise<void> };

type RecorderDeps = { db: Db; clock: Clock; visitors: Visitors; ownHosts: ReadonlySet<string> };

const TARGET_LIMIT = 2048;
const USER_AGENT_LIMIT = 512;

export function createRecorder({ db, clock, visitors, ownHosts }: RecorderDeps): Recorder {
  const limiter = createMemoryLimiter(clock);
  const writer = createBatchWriter<StoredEvent>({
    store: (events, batchId) => insertEvents(db, events, batchId, clock.now()),
    makeBatchId: randomUUID,
    isTransient: (error) => !isRejectedByDatabase(error),
    collectMs: 3,
    retryForMs: 10_000,
    capacity: 50_000,
    overloadError: () => appError('unavailable', { retryAfter: 5 }),
  });

  async function classify(event: VisitEvent): Promise<StoredEvent> {
    const { pageId, headers } = event;
    const at = clock.now();
    const userAgent = event.userAgent.slice(0, USER_AGENT_LIMIT);
    const excluded = (reason: ExclusionReason): StoredEvent => {
      return { counted: false, pageId, day: toDay(at), reason };
    };
    const reason = exclusionReason(userAgent, headers) ?? checkNetwork(limiter, event);
    if (reason) return excluded(reason);
    const visitor = await visitors.getVisitorId(at, pageId, event.ip, userAgent);
    if (!limiter.tryConsume('countVisit.visitor', visitor)) return excluded('rate');
    return {
      counted: true,
      pageId,
      at,
      kind: event.kind === 'view' ? 0 : 1,
      visitor,
      device: detectDevice(userAgent, headers),
      referrer: referrerHost(storableText(event.referrer, TARGET_LIMIT), ownHosts),
      target: event.target === undefined ? null : storableText(event.target, TARGET_LIMIT),
    };
  }

  return {
    async record(event) {
      await writer.add(await classify(event));
    },
    close: writer.close,
  };
}

/** Counts the event, and says why it is not to be counted any more. */
function checkNetwork(
  limiter: MemoryLimiter,
  { ip, pageId }: VisitEvent,
): ExclusionReason | undefined {
  const isWithin =
    limiter.tryConsume('countVisit.addressMinute', ip) &&
    limiter.tryConsume('countVisit.addressHour', ip) &&
    limiter.tryConsume('countVisit.addressAndPageMinute', ip, pageId) &&
    limiter.tryConsume('countVisit.addressAndPageHour', ip, pageId);
  return isWithin ? undefined : 'network';
}

/** Classes 22, 23 and 42 of PostgreSQL's error codes are our bugs and fail again when retried. */
function isRejectedByDatabase(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(22|23|42)[0-9A-Z]{3}$/.test(code);
}
