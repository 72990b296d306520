// Takes one view or click of a public page: decides whether it counts, and stores it with others.
import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import { appError } from '../../platform/errors.ts';
import {
  createMemoryLimiter,
  type MemoryLimiter,
} from '../../platform/rate-limit/memory-limiter.ts';
import { createBatchWriter } from './batch-writer.ts';
import type { CollectedEvent, EventStore, ExcludedEvent } from './event-store.ts';
import { toLocalHour } from './report/local-time.ts';
import type { PageTimeZones } from './report/page-time-zones.ts';
import {
  detectDevice,
  type ExclusionReason,
  exclusionReason,
  type RequestHeaders,
  referrerHost,
  storableText,
} from './rules.ts';
import { devices } from './store/days/day-aggregate.ts';
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

type RecorderDeps = {
  events: Pick<EventStore, 'insertSegment'>;
  clock: Clock;
  visitors: Visitors;
  ownHosts: ReadonlySet<string>;
  timeZoneOf: PageTimeZones;
};

type Classified = CollectedEvent | ExcludedEvent;

const TARGET_LIMIT = 2048;
const USER_AGENT_LIMIT = 512;

export function createRecorder(deps: RecorderDeps): Recorder {
  const { events, clock, visitors, ownHosts, timeZoneOf } = deps;
  const limiter = createMemoryLimiter(clock);
  const writer = createBatchWriter<Classified>({
    store: (batch, id) =>
      events.insertSegment({
        id,
        events: batch.filter((event) => 'visitor' in event),
        excluded: batch.filter((event) => 'reason' in event),
      }),
    makeBatchId: randomUUID,
    isTransient: (error) => !isRejectedByDatabase(error),
    collectMs: 3,
    retryForMs: 10_000,
    capacity: 50_000,
    overloadError: () => appError('unavailable', { retryAfter: 5 }),
  });

  async function classify(event: VisitEvent): Promise<Classified> {
    const { pageId, headers } = event;
    const at = clock.now();
    const userAgent = event.userAgent.slice(0, USER_AGENT_LIMIT);
    const local = toLocalHour(at.getTime(), await timeZoneOf(pageId));
    const excluded = (reason: ExclusionReason): Classified => {
      return { pageId, day: local.day, reason };
    };
    const reason = exclusionReason(userAgent, headers) ?? checkNetwork(limiter, event);
    if (reason) return excluded(reason);
    const visitor = await visitors.getVisitorId(at, pageId, event.ip, userAgent);
    if (!limiter.tryConsume('countVisit.visitor', visitor)) return excluded('rate');
    return {
      pageId,
      kind: event.kind,
      at: at.getTime(),
      ...local,
      visitor,
      device: devices[detectDevice(userAgent, headers)],
      link: event.target === undefined ? null : storableText(event.target, TARGET_LIMIT),
      referrer: referrerHost(storableText(event.referrer, TARGET_LIMIT), ownHosts),
      source: null,
      medium: null,
      campaign: null,
      country: null,
      browser: null,
      language: null,
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
