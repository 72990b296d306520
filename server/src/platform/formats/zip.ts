// Files into a zip: in one piece, or as a stream that holds one part of one file at a time.
// The only importer of fflate.
import { promisify } from 'node:util';
import { type AsyncZippable, Zip, ZipDeflate, ZipPassThrough, zip } from 'fflate';

export type Entry = { name: string; bytes: Uint8Array };

/** What a stream packs; `parts` are read when their turn comes. */
export type StreamedEntry = { name: string; parts: AsyncIterable<Uint8Array> };

/** Fonts and pictures are packed already. */
const PACKED = /\.(?:woff2|png|jpg|gif|webp|avif)$/;

const zipAsync = promisify<AsyncZippable, Uint8Array>(zip);

/** Large files are compressed in threads of their own. */
export async function packZip(entries: readonly Entry[], at: Date): Promise<Uint8Array> {
  const files = entries.map(({ name, bytes }) => {
    return [name, [bytes, { level: PACKED.test(name) ? 0 : 9, mtime: at }]] as const;
  });
  return zipAsync(Object.fromEntries(files) as AsyncZippable);
}

/** The format holds 65,535 files and 4 GiB; staying below is up to the caller. */
export async function* streamZip(
  entries: AsyncIterable<StreamedEntry>,
  at: Date,
): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  function* taken(): Generator<Uint8Array> {
    const chunks = ready;
    ready = [];
    yield* chunks.filter(({ length }) => length > 0);
  }
  for await (const { name, parts } of entries) {
    const file = PACKED.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    file.mtime = at;
    zip.add(file);
    for await (const part of parts) {
      file.push(part);
      yield* taken();
    }
    file.push(new Uint8Array(), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
