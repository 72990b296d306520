// The packages that pages may import, as ES modules under content hashes, made once at the start.
// Which packages those are is the compiler's decision.
import { createHash } from 'node:crypto';
import type { ShelfName } from '@vys/compiler/shelf';
import type { Files } from '../kit/files.ts';
import { allIconsModule, PACKAGES, type PackageName, readPackage } from '../pages/index.ts';

export type Shelf = {
  /** Path on the pages origin where a package lies. */
  url(name: ShelfName): string;
  /** Bytes by file name. */
  files: ReadonlyMap<string, Buffer>;
};

export const SHELF_PATH = '/_/shelf/';

const fileNames: Record<PackageName, string> = {
  preact: 'preact',
  'preact/hooks': 'hooks',
  'preact/compat': 'react',
  clsx: 'clsx',
  'date-fns': 'dates',
  'motion/react': 'motion',
  'canvas-confetti': 'confetti',
};

const ICONS = 'lucide-react';
const moduleOf: Record<ShelfName, PackageName | typeof ICONS> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  preact: 'preact',
  'preact/hooks': 'preact/hooks',
  clsx: 'clsx',
  'date-fns': 'date-fns',
  'motion/react': 'motion/react',
  'framer-motion': 'motion/react',
  'canvas-confetti': 'canvas-confetti',
  'lucide-react': ICONS,
};

let made: Shelf | undefined;

export function createShelf(): Shelf {
  made ??= makeShelf();
  return made;
}

function makeShelf(): Shelf {
  const names = new Map<string, string>();
  const files = new Map<string, Buffer>();
  const add = (specifier: string, file: string, source: string) => {
    const bytes = Buffer.from(source);
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    const name = `${file}.${hash}.js`;
    names.set(specifier, name);
    files.set(name, bytes);
  };
  for (const specifier of PACKAGES) {
    add(specifier, fileNames[specifier], linkImports(readPackage(specifier), names));
  }
  add(ICONS, 'icons', allIconsModule(`./${names.get('preact/compat') ?? ''}`));
  return {
    url: (name) => `${SHELF_PATH}${names.get(moduleOf[name]) ?? ''}`,
    files,
  };
}

/** Pages published today name these files by hash; they stay findable after the packages have moved on. */
export async function keepShelf(files: Files, shelf: Shelf): Promise<void> {
  const facts = { contentType: 'text/javascript', isImmutable: true };
  for (const [name, bytes] of shelf.files) {
    const key = `shelf/${name}`;
    if ((await files.get(key)) === null) await files.put(key, bytes, facts);
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
