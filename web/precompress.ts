// Writes .br and .gz beside every built text file, so the server never compresses while handling a request.
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const texts = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.map', '.wasm']);
const smallestBytes = 512;

async function compress(path: string): Promise<void> {
  if ((await stat(path)).size < smallestBytes) return;
  const bytes = await readFile(path);
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  };
  await writeFile(`${path}.br`, await brotli(bytes, options));
  await writeFile(`${path}.gz`, await zip(bytes, { level: constants.Z_BEST_COMPRESSION }));
}

export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      const names = await readdir(folder, { recursive: true });
      const textFiles = names.filter((name) => texts.has(extname(name)));
      await Promise.all(textFiles.map((name) => compress(join(folder, name))));
    },
  };
}
