// What moving events needs of a store: everything of a page out, everything of a page in.
import type { Dimension } from '@vys/contract/analytics/report';
import type { CollectedEvent } from '../event-store.ts';

export type MovedEvent = {
  page: number;
  /** In days, as it was when it was stored. */
  retention: number;
  /** Names the event among those of the store it comes from. */
  place: number;
  event: CollectedEvent;
};

/** One row of a closed day: an hour as text, or a value of a dimension. */
export type MovedFigure = {
  page: number;
  day: string;
  dimension: Dimension | 'hour';
  value: string;
  views: number;
  clicks: number;
  visitors: number;
  visits: number;
  clickers: number;
};

export type EventArchive = {
  /** Before a move to it: nothing of another time is left. */
  clear(): Promise<void>;
  /** Before a move to it goes on: nothing of a page that was begun is left, where writing it again would double. */
  clearAfter(page: number): Promise<void>;
  readEvents(page: number): AsyncIterable<readonly MovedEvent[]>;
  /** Days are whole in a batch. */
  readClosedDays(page: number): AsyncIterable<readonly MovedFigure[]>;
  writeEvents(events: readonly MovedEvent[]): Promise<void>;
  writeClosedDays(figures: readonly MovedFigure[]): Promise<void>;
  /** By page: how many events there are, and sums of its figures, as text. */
  count(): Promise<ReadonlyMap<number, string>>;
  removePagesBut(pages: ReadonlySet<number>): Promise<void>;
};
