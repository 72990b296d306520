// What an archive says about itself: at its beginning what made it and how its tables are built, at its end what
// was written. An archive without its end was cut off.
import { z } from 'zod';

/** Raised when older releases could no longer read what is written. */
export const FORMAT_VERSION = 1;

const table = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) });
const partition = z.object({
  schema: z.string(),
  name: z.string(),
  parent: z.string(),
  bound: z.string(),
  /** How it is itself divided. */
  key: z.string().optional(),
});
const sequence = z.object({
  schema: z.string(),
  name: z.string(),
  /** As text: it may be above 2^53. */
  lastValue: z.string(),
  isCalled: z.boolean(),
});

export const manifestSchema = z.object({
  format: z.literal('vys-backup'),
  formatVersion: z.number().int(),
  createdAt: z.iso.datetime(),
  release: z.string(),
  postgres: z.string(),
  /** As `schema_migrations` has them, in order. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(table),
  partitions: z.array(partition),
  sequences: z.array(sequence),
  /** Views and clicks are in ClickHouse and not in this archive. */
  hasOtherEventStore: z.boolean(),
});

export const endSchema = z.object({
  entries: z.number().int(),
  /** Over name, attributes and bytes of every entry before this one. */
  sha256: z.string(),
  rows: z.record(z.string(), z.number().int()),
  files: z.number().int(),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type ArchiveEnd = z.infer<typeof endSchema>;
export type Table = z.infer<typeof table>;
export type Partition = z.infer<typeof partition>;
export type Sequence = z.infer<typeof sequence>;

export const MANIFEST = 'manifest.json';
export const END = 'end.json';

export const tableKey = ({ schema, name }: Pick<Table, 'schema' | 'name'>) => `${schema}.${name}`;
