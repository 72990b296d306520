// Entries of a tar archive as they come, of which one part is in memory at a time. The only importer of the tar
// library.
import { Readable } from 'node:stream';
import { createTarDecoder, createTarPacker, type ParsedTarEntry, type TarHeader } from 'modern-tar';

export type TarEntry = {
  name: string;
  size: number;
  attributes: Readonly<Record<string, string>>;
  body: AsyncIterable<Uint8Array>;
};

export type TarWriter = {
  bytes: Readable;
  /** `entry.body` must have exactly `entry.size` bytes. */
  add(entry: TarEntry): Promise<void>;
  finish(): void;
  fail(error: unknown): void;
};

/** Names of our own attributes in a pax header, as the standard wants them. */
const VENDOR = 'VYS.';

export function createTarWriter(at: Date): TarWriter {
  const { readable, controller } = createTarPacker();
  return {
    bytes: Readable.fromWeb(readable as Parameters<typeof Readable.fromWeb>[0]),
    async add({ name, size, attributes, body }) {
      const pax = Object.entries(attributes).map(([key, value]) => [`${VENDOR}${key}`, value]);
      const header: TarHeader = { name, size, mode: 0o600, mtime: at, type: 'file' };
      if (pax.length > 0) header.pax = Object.fromEntries(pax);
      const writer = controller.add(header).getWriter();
      for await (const part of body) await writer.write(part);
      await writer.close();
    },
    finish: () => controller.finalize(),
    fail: (error) => controller.error(error),
  };
}

/** Throws for what is no tar archive, or ends too early. Each body must be read to its end before the next. */
export async function* readTar(bytes: Readable): AsyncGenerator<TarEntry> {
  const decoder = createTarDecoder({ strict: true });
  const stream = Readable.toWeb(bytes) as ReadableStream<Uint8Array>;
  const entries = stream.pipeThrough(decoder) as unknown as AsyncIterable<ParsedTarEntry>;
  for await (const { header, body } of entries) {
    const own = Object.entries(header.pax ?? {}).filter(([key]) => key.startsWith(VENDOR));
    const attributes = Object.fromEntries(
      own.map(([key, value]) => [key.slice(VENDOR.length), value]),
    );
    yield {
      name: header.name,
      size: header.size,
      attributes,
      body: body as unknown as AsyncIterable<Uint8Array>,
    };
  }
}
