// A streamed zip: what goes in comes out, one part at a time.
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { type StreamedEntry, streamZip } from './zip.ts';

const at = new Date('2026-11-20T10:00:00Z');

async function* toParts(...parts: (string | Uint8Array)[]) {
  for (const part of parts) yield typeof part === 'string' ? Buffer.from(part) : part;
}

async function* readEntries(...entries: StreamedEntry[]) {
  yield* entries;
}

async function pack(...entries: StreamedEntry[]): Promise<Record<string, string>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of streamZip(readEntries(...entries), at)) chunks.push(chunk);
  const files = Object.entries(unzipSync(Buffer.concat(chunks)));
  return Object.fromEntries(files.map(([name, bytes]) => [name, Buffer.from(bytes).toString()]));
}

it('holds every file, in parts, packed, empty, or with a strange name', async () => {
  const image = Buffer.from('RIFF'.repeat(1000));
  const files = await pack(
    { name: 'a.json', parts: toParts('[1', ',2', ']') },
    { name: 'empty.txt', parts: toParts() },
    { name: 'images/ü 1.webp', parts: toParts(image) },
  );
  expect(files).toEqual({
    'a.json': '[1,2]',
    'empty.txt': '',
    'images/ü 1.webp': `${image}`,
  });
});

it('is a zip without any file', async () => {
  expect(await pack()).toEqual({});
});

it('reads a file when its turn comes, and no other before', async () => {
  const names: string[] = [];
  async function* noted(name: string) {
    for (let i = 0; i < 3; i += 1) {
      names.push(name);
      yield Buffer.alloc(70_000, i);
    }
  }
  const entries = ['1.webp', '2.webp'].map((name) => ({ name, parts: noted(name) }));
  const stream = streamZip(readEntries(...entries), at);
  await stream.next();
  expect(names).toEqual(['1.webp']);
  await stream.return(undefined);
});

it('ends with the failure of what it reads', async () => {
  async function* broken() {
    yield Buffer.from('x');
    throw new Error('the store is away');
  }
  await expect(pack({ name: 'a.webp', parts: broken() })).rejects.toThrow('the store is away');
});
