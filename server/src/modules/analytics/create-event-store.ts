// Creates the configured event store, and verifies before the start that it can be used.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { EventsDatabase } from '../../platform/events-url.ts';
import type { Logger } from '../../platform/log/log.ts';
import { StartupError } from '../../platform/process/startup-error.ts';
import { createClickhouseArchive } from './clickhouse/archive-store.ts';
import { createClickhouseEventStore } from './clickhouse/clickhouse-event-store.ts';
import { type Clickhouse, createClickhouse } from './clickhouse/client.ts';
import {
  createTables,
  isOldVersion,
  OLDEST_VERSION,
  readVersion,
} from './clickhouse/schema-store.ts';
import type { EventStore } from './event-store.ts';
import { type Moved, moveEvents } from './move/move-events.ts';
import { type Home, raiseEventNumbers, readHome, settleIn } from './shared/home-store.ts';
import type { OnMilestone } from './shared/milestones.ts';
import { createPostgresArchive } from './store/archive-store.ts';
import { createPostgresEventStore } from './store/postgres-event-store.ts';

type Deps = {
  db: Db;
  clock: Clock;
  log: Logger;
  eventsDatabase: EventsDatabase | undefined;
  onMilestone: OnMilestone;
};

export function createEventStore({ eventsDatabase, ...deps }: Deps): EventStore {
  if (eventsDatabase === undefined) return createPostgresEventStore(deps);
  const clickhouse = createClickhouse(eventsDatabase);
  return createClickhouseEventStore({ ...deps, clickhouse });
}

type Options = { patienceMs?: number };

/** Throws a StartupError that says what is wrong. Makes the tables where they are missing. */
export async function verifyEventStore(
  db: Db,
  eventsDatabase: EventsDatabase,
  { patienceMs = 20_000 }: Options = {},
): Promise<void> {
  const clickhouse = createClickhouse(eventsDatabase);
  try {
    await verifyClickhouse(clickhouse, eventsDatabase, patienceMs);
    await raiseEventNumbers(db);
    if (!(await settleIn(db, homeOf(eventsDatabase)))) throw await describeHome(db, eventsDatabase);
  } finally {
    await clickhouse.close();
  }
}

async function verifyClickhouse(
  clickhouse: Clickhouse,
  config: EventsDatabase,
  patienceMs: number,
): Promise<void> {
  const end = Date.now() + patienceMs;
  for (;;) {
    try {
      const version = await readVersion(clickhouse);
      if (isOldVersion(version)) throw tooOld(config, version);
      await createTables(clickhouse);
      return;
    } catch (error) {
      if (error instanceof StartupError) throw error;
      // It may be starting in the same moment as we do.
      if (!isAway(error) || Date.now() > end) throw describeProblem(config, error);
      await sleep(250);
    }
  }
}

type MoveOptions = { to: Home; onProgress(line: string): void };

/** Moves all events to one of the two, while Vys runs or not. Throws a StartupError where that is not possible. */
export async function moveEventsTo(
  db: Db,
  eventsDatabase: EventsDatabase,
  { to, onProgress }: MoveOptions,
): Promise<Moved> {
  const clickhouse = createClickhouse(eventsDatabase);
  try {
    await verifyClickhouse(clickhouse, eventsDatabase, 0);
    const archives = {
      postgres: createPostgresArchive(db),
      clickhouse: createClickhouseArchive(db, clickhouse),
    };
    return await moveEvents({ db, to, archives, onProgress });
  } finally {
    await clickhouse.close();
  }
}

const codeOf = (error: unknown) => String((error as { code?: unknown }).code ?? '');
const isAway = (error: unknown) => codeOf(error) === 'unavailable';

function tooOld({ url }: EventsDatabase, version: string): StartupError {
  return new StartupError(
    `events.too_old: the ClickHouse at ${url} of EVENTS_URL has version ${version}; Vys needs ${OLDEST_VERSION} or newer.`,
  );
}

/** Codes of ClickHouse: unknown database, wrong password, not allowed. */
function describeProblem({ url, database }: EventsDatabase, error: unknown): StartupError {
  const named = `the ClickHouse at ${url} of EVENTS_URL`;
  const message = error instanceof Error ? error.message : String(error);
  const sentences: Record<string, string> = {
    unavailable: `events.unavailable: ${named} cannot be reached.`,
    81: `events.unknown_database: ${named} has no database ${database}; create it with CREATE DATABASE ${database}.`,
    516: `events.access_denied: ${named} does not accept the user and password.`,
    497: `events.access_denied: the user of ${named} must be allowed to create, read, insert into, alter and drop tables of ${database}.`,
  };
  const sentence = sentences[codeOf(error)] ?? `events.failed: ${named} cannot be used: ${message}`;
  return new StartupError(sentence, { cause: error });
}

const homeOf = (eventsDatabase: EventsDatabase | undefined): Home =>
  eventsDatabase === undefined ? 'postgres' : 'clickhouse';

/** A database that is away keeps no one from starting, and neither does a move: events wait in the spool. */
export async function checkHome(db: Db, eventsDatabase: EventsDatabase | undefined): Promise<void> {
  const isHere = await settleIn(db, homeOf(eventsDatabase)).catch(() => true);
  if (isHere || (await readHome(db)).movingTo !== null) return;
  throw await describeHome(db, eventsDatabase);
}

async function describeHome(
  db: Db,
  eventsDatabase: EventsDatabase | undefined,
): Promise<StartupError> {
  const { movingTo } = await readHome(db);
  if (movingTo !== null) {
    return new StartupError(
      'events.moving: the events are being moved. Start Vys when npm run events:move has ended, or run it again if it was stopped.',
    );
  }
  return new StartupError(
    eventsDatabase === undefined
      ? 'events.elsewhere: the events of this installation are in ClickHouse, and EVENTS_URL is not set. Set it, or move them with npm run events:move postgres.'
      : 'events.elsewhere: the events of this installation are in PostgreSQL. Move them with npm run events:move clickhouse, or start without EVENTS_URL.',
  );
}
