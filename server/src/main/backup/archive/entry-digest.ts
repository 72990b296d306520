// One checksum over all entries of an archive: their names, attributes and bytes, in order.
import { createHash } from 'node:crypto';

export type EntryDigest = {
  /** Passes the bytes on. */
  follow(
    entry: { name: string; attributes: Readonly<Record<string, string>> },
    bytes: AsyncIterable<Uint8Array>,
  ): AsyncGenerator<Uint8Array>;
  entries(): number;
  sha256(): string;
};

export function createEntryDigest(): EntryDigest {
  const all = createHash('sha256');
  let entries = 0;
  return {
    async *follow({ name, attributes }, bytes) {
      const one = createHash('sha256');
      for await (const part of bytes) {
        one.update(part);
        yield part;
      }
      const sorted = Object.entries(attributes).sort(([a], [b]) => (a < b ? -1 : 1));
      all.update(`${JSON.stringify([name, sorted, one.digest('hex')])}\n`);
      entries += 1;
    },
    entries: () => entries,
    sha256: () => all.copy().digest('hex'),
  };
}
