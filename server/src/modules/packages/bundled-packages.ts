// The packages that pages may import, as ES modules under content hashes, made once at the start.
// Which packages those are is the compiler's decision.
import type { BundledPackageName } from '@vys/compiler/packages-used/packages';
import { sha256 } from '../../platform/hash.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { allIconsModule } from './icons.ts';
import { PACKAGES, type PackageName, readPackage } from './package-sources.ts';

export type BundledPackages = {
  /** Path on the pages origin where a package lies. */
  url(name: BundledPackageName): string;
  /** Bytes by file name. */
  files: ReadonlyMap<string, Buffer>;
};

export const PACKAGES_PATH = '/_/shelf/';

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
const buildModule: Record<BundledPackageName, PackageName | typeof ICONS> = {
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

let created: BundledPackages | undefined;

export function createBundledPackages(): BundledPackages {
  created ??= buildPackages();
  return created;
}

function buildPackages(): BundledPackages {
  const names = new Map<string, string>();
  const files = new Map<string, Buffer>();
  const add = (specifier: string, file: string, source: string) => {
    const bytes = Buffer.from(source);
    const hash = sha256(bytes).toString('hex').slice(0, 16);
    const name = `${file}.${hash}.js`;
    names.set(specifier, name);
    files.set(name, bytes);
  };
  for (const specifier of PACKAGES) {
    add(specifier, fileNames[specifier], linkImports(readPackage(specifier), names));
  }
  add(ICONS, 'icons', allIconsModule(`./${names.get('preact/compat') ?? ''}`));
  return {
    url: (name) => `${PACKAGES_PATH}${names.get(buildModule[name]) ?? ''}`,
    files,
  };
}

/** Published pages name these files by hash, so the files must outlive an update of the packages. */
export async function storeBundledPackages(
  files: FileStore,
  bundledPackages: BundledPackages,
): Promise<void> {
  const metadata = { contentType: 'text/javascript', isImmutable: true };
  for (const [name, bytes] of bundledPackages.files) {
    const key = `shelf/${name}`;
    if ((await files.get(key)) === null) await files.put(key, bytes, metadata);
  }
}

/** A file of a bundled package as it was in an earlier release. */
export async function findArchived(files: FileStore, path: string): Promise<Buffer | undefined> {
  const name = path.slice(PACKAGES_PATH.length);
  if (!path.startsWith(PACKAGES_PATH) || !/^[a-z]+\.[0-9a-f]{16}\.js$/.test(name)) return undefined;
  return (await files.get(`shelf/${name}`)) ?? undefined;
}

function linkImports(source: string, names: ReadonlyMap<string, string>): string {
  return source
    .replace(/^\/\/# sourceMappingURL=.*$/m, '')
    .replace(/\b(from|import) ?"([^"]+)"/g, (_all, word: string, specifier: string) => {
      const name = names.get(specifier);
      if (name === undefined) throw new Error(`no bundled package for "${specifier}"`);
      return `${word}"./${name}"`;
    })
    .trim();
}
