// The dictionary of texts, with what was used last in memory. Ids are kept in memory after their commit only.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type BoundedCache, createBoundedCache } from '../../../platform/bounded-cache.ts';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { devices, storedDimensions } from '../shared/day-aggregate.ts';

/** Page 0: what says nothing about a page. */
const shared: readonly string[] = ['country', 'browser', 'language'];
const CACHE_BYTES = 16 * 1024 * 1024;
const ENTRY_BYTES = 200;

export type Texts = {
  ids: BoundedCache<string, { id: number; bytes: number }>;
  texts: BoundedCache<number, string>;
};
export type PageText = { page: number; text: string };

export function createTexts(): Texts {
  return {
    ids: createBoundedCache({ maxBytes: CACHE_BYTES, sizeInBytes: ({ bytes }) => bytes }),
    texts: createBoundedCache({
      maxBytes: CACHE_BYTES,
      sizeInBytes: (text) => ENTRY_BYTES + 2 * text.length,
    }),
  };
}

/** Where the text of a dimension of a page is found. */
export function placeOf(dimension: string, page: number): number {
  return shared.includes(dimension) ? 0 : page;
}

export const textKey = ({ page, text }: PageText) => `${page} ${text}`;

/** Ids by `textKey`; makes those that are missing. Only while no other transaction does. */
export async function resolveTexts(
  trx: Trx,
  { ids }: Texts,
  wanted: ReadonlyMap<string, PageText>,
): Promise<ReadonlyMap<string, number>> {
  const resolved = new Map<string, number>();
  const missing: PageText[] = [];
  for (const [key, place] of wanted) {
    const known = ids.get(key);
    if (known) resolved.set(key, known.id);
    else missing.push(place);
  }
  if (missing.length === 0) return resolved;
  const pages = missing.map(({ page }) => page);
  const hashes = missing.map(({ text }) => hashText(text));
  const texts = missing.map(({ text }) => text);
  await sql`
    insert into event_texts (page, hash, text)
    select w.* from unnest(${pages}::int[], ${hashes}::bytea[], ${texts}::text[]) as w (page, hash, text)
    where not exists (select from event_texts t where t.page = w.page and t.hash = w.hash)
  `.execute(trx);
  const { rows } = await sql<{ place: number; id: number }>`
    select w.place::int, t.id from unnest(${pages}::int[], ${hashes}::bytea[]) with ordinality as w (page, hash, place)
    join event_texts t on t.page = w.page and t.hash = w.hash
  `.execute(trx);
  for (const { place, id } of rows) resolved.set(textKey(missing[place - 1] as PageText), id);
  trx.afterCommit(() => {
    for (const place of missing) {
      const key = textKey(place);
      ids.set(key, { id: resolved.get(key) ?? 0, bytes: ENTRY_BYTES + 2 * key.length });
    }
  });
  return resolved;
}

/** Undefined where the page has no event with this text. */
export async function findTextId(db: Db, place: PageText): Promise<number | undefined> {
  const row = await db
    .selectFrom('event_texts')
    .select('id')
    .where('page', '=', place.page)
    .where('hash', '=', hashText(place.text))
    .executeTakeFirst();
  return row?.id;
}

/** Texts of ids, beside 0, which is the empty one. */
export async function readTexts(
  db: Db,
  { texts }: Texts,
  ids: Iterable<number>,
): Promise<(id: number) => string> {
  const found = new Map<number, string>([[0, '']]);
  const missing: number[] = [];
  for (const id of ids) {
    const text = texts.get(id);
    if (text !== undefined) found.set(id, text);
    else if (id !== 0) missing.push(id);
  }
  if (missing.length > 0) {
    const { rows } = await sql<{ id: number; text: string }>`
      select id, text from event_texts where id = any(${missing}::int[])
    `.execute(db);
    for (const { id, text } of rows) {
      found.set(id, text);
      texts.set(id, text);
    }
  }
  return (id) => found.get(id) ?? '';
}

/** Devices are few and have no texts in the dictionary. */
export function valueText(dimension: number, id: number, textOf: (id: number) => string): string {
  if (storedDimensions[dimension] === 'device') return devices[id - 1] ?? '';
  return textOf(id);
}

function hashText(text: string): Buffer {
  return createHash('sha256').update(text).digest().subarray(0, 16);
}
