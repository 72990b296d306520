// The packages that pages may import, as ES modules under content hashes, made once at the start.
// Which packages those are is the compiler's decision.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ShelfName } from '@vys/compiler';
import type { Files } from '../kit/files.ts';

export type Shelf = {
  /** Path on the pages origin where a package lies. */
  url(name: ShelfName): string;
  /** Bytes by file name. */
  files: ReadonlyMap<string, Buffer>;
};

export const SHELF_PATH = '/_/shelf/';

/** In the order in which they import each other; the first of a pair is how they name themselves. */
const modules = [
  ['preact', 'preact'],
  ['preact/hooks', 'hooks'],
  ['preact/compat', 'react'],
  ['clsx', 'clsx'],
] as const;

const moduleOf: Record<ShelfName, (typeof modules)[number][0]> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  preact: 'preact',
  'preact/hooks': 'preact/hooks',
  clsx: 'clsx',
};

export function createShelf(): Shelf {
  const names = new Map<string, string>();
  const files = new Map<string, Buffer>();
  for (const [specifier, file] of modules) {
    const source = readFileSync(fileURLToPath(import.meta.resolve(specifier)), 'utf8');
    const bytes = Buffer.from(linkImports(source, names));
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    const name = `${file}.${hash}.js`;
    names.set(specifier, name);
    files.set(name, bytes);
  }
  return {
    url: (name) => `${SHELF_PATH}${names.get(moduleOf[name]) ?? ''}`,
    files,
  };
}

/** Pages published today name these files by hash; they stay findable after the packages have moved on. */
export async function keepShelf(files: Files, shelf: Shelf): Promise<void> {
  for (const [name, bytes] of shelf.files) {
    const key = `shelf/${name}`;
    if ((await files.get(key)) === null) await files.put(key, bytes);
  }
}

/** A file of the shelf as it was in an earlier release. */
export async function findKept(files: Files, path: string): Promise<Buffer | undefined> {
  const name = path.slice(SHELF_PATH.length);
  if (!path.startsWith(SHELF_PATH) || !/^[a-z]+\.[0-9a-f]{16}\.js$/.test(name)) return undefined;
  return (await files.get(`shelf/${name}`)) ?? undefined;
}

function linkImports(source: string, names: ReadonlyMap<string, string>): string {
  return source
    .replace(/^\/\/# sourceMappingURL=.*$/m, '')
    .replace(/\b(from|import) ?"([^"]+)"/g, (_all, word: string, specifier: string) => {
      const name = names.get(specifier);
      if (name === undefined) throw new Error(`the shelf has no module for "${specifier}"`);
      return `${word}"./${name}"`;
    })
    .trim();
}
