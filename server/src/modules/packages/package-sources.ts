// The texts of the packages that pages may import, as modules that import one another by name. The
// sandbox runs them, the public site serves them. Which names a page may use is the compiler's decision.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** In the order in which they import each other. */
export const PACKAGES = [
  'preact',
  'preact/hooks',
  'preact/compat',
  'clsx',
  'date-fns',
  'motion/react',
  'canvas-confetti',
] as const;
export type PackageName = (typeof PACKAGES)[number];

/** Of the files that tools/generate/build-packages.ts builds; every process that reads packages must be able to read it. */
export const generatedFolder = join(import.meta.dirname, 'generated');

/** Built by tools/generate/build-packages.ts. */
const generated: Partial<Record<PackageName, string>> = {
  'date-fns': 'date-fns.js',
  'motion/react': 'motion.js',
  'canvas-confetti': 'canvas-confetti.js',
};

export function readPackage(name: PackageName | 'preact-render-to-string'): string {
  const file = name === 'preact-render-to-string' ? undefined : generated[name];
  const path = file ? join(generatedFolder, file) : fileURLToPath(import.meta.resolve(name));
  return readFileSync(path, 'utf8');
}
