// Writes .br and .gz beside every built text file, so the server never compresses while handling a request.
import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const texts = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.map', '.wasm']);
const smallestBytes = 512;

async function compress(path: string, bytes: Buffer, quality: number): Promise<void> {
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  };
  await writeFile(`${path}.br`, await brotli(bytes, options));
  await writeFile(`${path}.gz`, await zip(bytes, { level: constants.Z_BEST_COMPRESSION }));
}

/**
 * Each call compresses what has come into the folder since the one before. It has read the files when it returns its
 * promise, so that the next build may write the same ones again.
 */
export function createPrecompressor(folder: string): (quality: number) => Promise<void> {
  const known = new Set<string>();
  return async (quality) => {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const added = names.filter((name) => texts.has(extname(name)) && !known.has(name));
    for (const name of added) known.add(name);
    const files = added
      .map((name) => ({ path: join(folder, name), bytes: readFileSync(join(folder, name)) }))
      .filter(({ bytes }) => bytes.length >= smallestBytes);
    await Promise.all(files.map(({ path, bytes }) => compress(path, bytes, quality)));
  };
}
