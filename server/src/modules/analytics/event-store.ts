// The port between collecting, reporting and the database of the events. A day is a day in the owner's time
// zone as it was when the event was collected, so that every event belongs to exactly one day for good.
import type {
  BreakdownItem,
  Counts,
  Dimension,
  ExclusionReason,
  Filters,
} from '@vys/contract/analytics/report';
import type { Db } from '../../platform/db/db.ts';

export type CollectedEvent = {
  pageId: string;
  kind: 'view' | 'click';
  /** Milliseconds since 1970. */
  at: number;
  /** `YYYY-MM-DD` in the owner's time zone. */
  day: string;
  /** 0 to 23 in the owner's time zone. */
  hour: number;
  /** A signed 64-bit number as text; it says nothing outside of its day and page. */
  visitor: string;
  device: 'desktop' | 'mobile' | 'tablet';
  /** Values of the other dimensions; null where there is none. */
  link: string | null;
  referrer: string | null;
  source: string | null;
  medium: string | null;
  campaign: string | null;
  country: string | null;
  browser: string | null;
  language: string | null;
};

export type ExcludedEvent = { pageId: string; day: string; reason: ExclusionReason };

export type Segment = {
  /** A UUID; a segment that was inserted already changes nothing. */
  id: string;
  events: readonly CollectedEvent[];
  excluded: readonly ExcludedEvent[];
};

/** The database would reject the segment every time; others may be loaded meanwhile. */
export class SegmentRejectedError extends Error {
  override name = 'SegmentRejectedError';
}

export type ReadQuery = {
  pageId: string;
  /** Local days, both included. */
  from: string;
  to: string;
  /** Only events from this hour of the first day on; visitors are counted among them. Reads single events. */
  fromHour?: number;
  /** Only events up to this hour of the last day, included. */
  toHour?: number;
  /** Only events that have all of these values. Reads single events where there is one. */
  filters?: Filters;
};

export type Aggregate = {
  days: readonly (Counts & { day: string })[];
  /** Only hours with events. Visitors of an hour are those whose first event of the day it was. */
  hours: readonly (Counts & { day: string; hour: number })[];
  breakdowns: Readonly<Record<Dimension, readonly BreakdownItem[]>>;
  excluded: readonly { reason: ExclusionReason; count: number }[];
};

export type EventStore = {
  insertSegment(segment: Segment): Promise<void>;
  /** To be called once the spool cannot give out these segments again; their ids are kept until then. */
  releaseSegments(ids: readonly string[]): Promise<void>;
  read(query: ReadQuery): Promise<Aggregate>;
  /** Counts of days with events, in order. `db` may be a transaction where the events are in PostgreSQL. */
  readDays(db: Db, query: ReadQuery): Promise<readonly (Counts & { day: string })[]>;
  /** Visitors with an event since `since`, milliseconds since 1970. */
  countVisitorsSince(pageId: string, since: number): Promise<number>;
  /** Views and clicks of all time. */
  readTotals(pageId: string): Promise<{ views: number; clicks: number }>;
  /** Single events in order of time, in batches, as far as they are kept. */
  listEvents(query: ReadQuery): AsyncIterable<readonly CollectedEvent[]>;
  /** Packs closed days, drops what is older than its plan keeps, deletes events of deleted pages. */
  maintain(now: Date): Promise<void>;
  /** Recounts a sample of packed days from single events; returns those that differ. */
  verify(now: Date): Promise<readonly { pageId: string; day: string }[]>;
  close(): Promise<void>;
};
