// The tables of events in ClickHouse, and whether the server can be used.
//
// Nothing here is transactional, so a row is its own proof: every row has a key that says where it comes from,
// and inserting it again replaces it by itself. Rows of events are named by the number of their segment and
// their place in it, figures by day, value and what they were counted from.
import type { Clickhouse } from './client.ts';

/** The oldest that the tests have passed on. */
export const OLDEST_VERSION = '25.8';

/** Acknowledged rows survive a power cut. */
const durable = 'fsync_after_insert = 1, fsync_part_directory = 1';

const tables = [
  `CREATE TABLE IF NOT EXISTS events (
    page UInt32 CODEC(Delta, ZSTD),
    day Date CODEC(Delta, ZSTD),
    segment UInt64 CODEC(Delta, ZSTD),
    place UInt64 CODEC(Delta, ZSTD),
    at DateTime64(3, 'UTC') CODEC(Delta, ZSTD),
    hour UInt8 CODEC(ZSTD),
    visitor Int64 CODEC(ZSTD),
    kind Enum8('view' = 0, 'click' = 1) CODEC(ZSTD),
    device Enum8('desktop' = 0, 'mobile' = 1, 'tablet' = 2) CODEC(ZSTD),
    link LowCardinality(String) CODEC(ZSTD),
    referrer LowCardinality(String) CODEC(ZSTD),
    source LowCardinality(String) CODEC(ZSTD),
    medium LowCardinality(String) CODEC(ZSTD),
    campaign LowCardinality(String) CODEC(ZSTD),
    country LowCardinality(String) CODEC(ZSTD),
    browser LowCardinality(String) CODEC(ZSTD),
    language LowCardinality(String) CODEC(ZSTD),
    retention UInt16 CODEC(ZSTD)
  ) ENGINE = ReplacingMergeTree
  PARTITION BY (retention, toYYYYMM(day))
  PRIMARY KEY (page, day) ORDER BY (page, day, segment, place)
  SETTINGS ${durable}`,
  // Closed days. \`source\` is 0 for what was counted from single events, and the number of the segment for events
  // that came after those were removed. \`dimension\` is hour, or one of the report.
  `CREATE TABLE IF NOT EXISTS figures (
    page UInt32 CODEC(Delta, ZSTD),
    day Date CODEC(Delta, ZSTD),
    dimension LowCardinality(String) CODEC(ZSTD),
    value String CODEC(ZSTD),
    source UInt64 CODEC(ZSTD),
    views UInt32 CODEC(ZSTD),
    clicks UInt32 CODEC(ZSTD),
    visitors UInt32 CODEC(ZSTD),
    visits UInt32 CODEC(ZSTD),
    clickers UInt32 CODEC(ZSTD),
    version UInt64 CODEC(ZSTD)
  ) ENGINE = ReplacingMergeTree(version)
  PARTITION BY toYear(day)
  PRIMARY KEY (page, day) ORDER BY (page, day, dimension, value, source)
  SETTINGS ${durable}`,
];

export async function createTables(clickhouse: Clickhouse): Promise<void> {
  for (const table of tables) await clickhouse.command(table);
}

export async function readVersion(clickhouse: Clickhouse): Promise<string> {
  const [row] = await clickhouse.query<[string]>('SELECT version()', {}, 10_000);
  return row?.[0] ?? '0';
}

export function isOldVersion(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_VERSION.split('.').map(Number);
  return major < oldestMajor || (major === oldestMajor && minor < oldestMinor);
}
