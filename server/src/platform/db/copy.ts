// Bulk copies in the text format of PostgreSQL: every row is one line, and a line feed is nothing but the end of
// a row. The only importer of the copy library.
import { pipeline } from 'node:stream/promises';
import { from, to } from 'pg-copy-streams';
import type { Client } from './db.ts';

/** Yields whole rows, some of them at a time; returns their number. `query` is what is copied: `copy … to stdout`. */
export async function* copyOut(
  client: Client,
  query: string,
  partBytes: number,
): AsyncGenerator<Buffer, number> {
  const rows = client.query(to(query));
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  for await (const chunk of rows) {
    waiting.push(chunk as Buffer);
    waitingBytes += (chunk as Buffer).length;
    if (waitingBytes < partBytes) continue;
    const bytes = Buffer.concat(waiting);
    const end = bytes.lastIndexOf('\n') + 1;
    if (end > 0) yield bytes.subarray(0, end);
    waiting = [bytes.subarray(end)];
    waitingBytes = bytes.length - end;
  }
  if (waitingBytes > 0) yield Buffer.concat(waiting);
  return rows.rowCount;
}

/** Returns the number of rows. `query` is where they go: `copy … from stdin`. */
export async function copyIn(
  client: Client,
  query: string,
  rows: AsyncIterable<Uint8Array>,
): Promise<number> {
  const target = client.query(from(query));
  await pipeline(rows, target);
  return target.rowCount;
}
