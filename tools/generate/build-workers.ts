// Bundles the programs of the worker processes whose source has changed since the last time.
import { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import {
  type BundleFiles,
  bundleFiles,
  describeBundle,
  findBundle,
} from '../../server/src/platform/workers/worker-bundle.ts';

const root = resolve(import.meta.dirname, '../..');
const source = join(root, 'server', 'src');
/** With native parts, which stay beside their code. */
const external = ['@resvg/resvg-js', 'lightningcss', 'sharp'];

export function workerEntries(): string[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('-worker.ts'))
    .map((path) => join(source, path));
}

/** Returns the names of those that were built. */
export async function buildWorkers(): Promise<string[]> {
  const entries = workerEntries().filter((entry) => findBundle(entry) === undefined);
  for (const entry of entries) await bundle(entry, bundleFiles(entry));
  return entries.map((entry) => relative(source, entry));
}

async function bundle(entry: string, { code, record }: BundleFiles): Promise<void> {
  // Takes longer to load than everything else here.
  const { rolldown } = await import('rolldown');
  const folder = dirname(code);
  const build = await rolldown({
    input: entry,
    platform: 'node',
    external,
    logLevel: 'silent',
    plugins: [{ name: 'own-folder', transform: (text, id) => keepFolder(text, id, folder) }],
  });
  const { output } = await build.generate({ format: 'es', codeSplitting: false });
  await build.close();
  const [chunk] = output;
  const ownModules = chunk.moduleIds.filter((id) => id.startsWith(root) && !isInstalled(id));
  mkdirSync(folder, { recursive: true });
  replaceFile(code, chunk.code);
  // What comes from packages is told by their versions.
  const inputs = [...ownModules, join(root, 'package-lock.json')];
  replaceFile(record, JSON.stringify(describeBundle(inputs)));
}

const isInstalled = (id: string) => id.includes('/node_modules/');

/** Modules of ours find the files beside their source. */
function keepFolder(text: string, id: string, folder: string): string | undefined {
  if (isInstalled(id) || !text.includes('import.meta.dirname')) return undefined;
  const path = JSON.stringify(`/${relative(folder, dirname(id))}`);
  return text.replaceAll('import.meta.dirname', `(import.meta.dirname + ${path})`);
}

/** A process that starts meanwhile reads the one or the other. */
function replaceFile(path: string, text: string): void {
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

if (import.meta.main) await buildWorkers();
