// Moves the events of an installation from one store to another while it runs: new events wait in the spool. What
// was interrupted goes on at the page it had come to.
import type { Db } from '../../../platform/db/db.ts';
import { StartupError } from '../../../platform/process/startup-error.ts';
import {
  endMove,
  type Home,
  listPageNumbers,
  readHome,
  readMovedUntil,
  setMovedUntil,
  startMove,
} from '../shared/home-store.ts';
import type { EventArchive, MovedEvent, MovedFigure } from './archive.ts';

export type MoveOptions = {
  db: Db;
  to: Home;
  archives: Readonly<Record<Home, EventArchive>>;
  onProgress?: (line: string) => void;
  /** Written at once. */
  batchSize?: number;
};

export type Moved = { events: number; pages: number };

/** Throws a StartupError where the stores differ afterwards; then nothing has changed its home. */
export async function moveEvents(options: MoveOptions): Promise<Moved> {
  const { db, to, archives, onProgress = () => {} } = options;
  const { home, movingTo } = await readHome(db);
  if (home === to) {
    // A move away from here is given up: nothing of it counts.
    if (movingTo !== null) await endMove(db, home);
    onProgress(movingTo === null ? `The events are in ${to}.` : `The events stay in ${to}.`);
    return { events: 0, pages: 0 };
  }
  const [source, target] = [archives[home], archives[to]];
  if (movingTo === null) {
    await target.clear();
    await startMove(db, to);
  }
  const moved = await copy({ ...options, source, target });
  await target.removePagesBut(new Set(await listPageNumbers(db)));
  onProgress('Comparing both.');
  await compare(db, source, target);
  await endMove(db, to);
  return moved;
}

type Copy = MoveOptions & { source: EventArchive; target: EventArchive };

async function copy({ db, source, target, onProgress, batchSize = 20_000 }: Copy): Promise<Moved> {
  const start = await readMovedUntil(db);
  await target.clearAfter(start);
  const pages = (await listPageNumbers(db)).filter((page) => page > start);
  const waiting = { events: [] as MovedEvent[], figures: [] as MovedFigure[] };
  let events = 0;
  const flush = async () => {
    await target.writeEvents(waiting.events.splice(0));
    await target.writeClosedDays(waiting.figures.splice(0));
  };
  for (const [index, page] of pages.entries()) {
    for await (const batch of source.readEvents(page)) {
      events += batch.length;
      for (const event of batch) waiting.events.push(event);
      if (waiting.events.length >= batchSize) await flush();
    }
    for await (const batch of source.readClosedDays(page)) {
      for (const figure of batch) waiting.figures.push(figure);
    }
    const isLast = index === pages.length - 1;
    if (!isLast && waiting.events.length + waiting.figures.length < batchSize) continue;
    await flush();
    await setMovedUntil(db, page);
    onProgress?.(`${index + 1} of ${pages.length} pages, ${events} events`);
  }
  return { events, pages: pages.length };
}

async function compare(db: Db, source: EventArchive, target: EventArchive): Promise<void> {
  const [before, after] = [await source.count(), await target.count()];
  const pages = await listPageNumbers(db);
  const different = pages.filter((page) => before.get(page) !== after.get(page));
  if (different.length === 0) return;
  throw new StartupError(
    `events.not_moved: ${different.length} of ${pages.length} pages have other counts after the move. The events stay where they were, and new ones wait. To begin anew, give it up by naming the place that they are to be moved from, and run it again.`,
  );
}
