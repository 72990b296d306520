// Worker programs as one file each, which start in half the time and take less memory than their source.
// `tools/generate/build-workers.ts` writes them. Without one, or when its source has changed since, the source runs.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { z } from 'zod';

const server = resolve(import.meta.dirname, '../../..');
const root = resolve(server, '..');
const bundleFolder = join(server, 'dist', 'workers');

const recordSchema = z.object({
  /** What the bundle was made of, relative to the repository. */
  inputs: z.array(z.string()),
  /** Hash of the inputs. */
  version: z.string(),
});
export type BundleRecord = z.output<typeof recordSchema>;

export type BundleFiles = { code: string; record: string };

/** Where the bundle of a program lies, whether or not there is one. */
export function bundleFiles(entry: string): BundleFiles {
  const name = basename(entry, '.ts');
  return { code: join(bundleFolder, `${name}.mjs`), record: join(bundleFolder, `${name}.json`) };
}

/** Absolute paths in; the record of a bundle that is made of them now. */
export function describeBundle(files: readonly string[]): BundleRecord {
  const inputs = files.map((file) => relative(root, file)).toSorted();
  return { inputs, version: hashInputs(inputs) };
}

/** The path of the bundle of a program, if it is made of what its source is now. */
export function findBundle(entry: string): string | undefined {
  const { code, record } = bundleFiles(entry);
  try {
    const { inputs, version } = recordSchema.parse(JSON.parse(readFileSync(record, 'utf8')));
    const isCurrent = inputs.includes(relative(root, entry)) && hashInputs(inputs) === version;
    return isCurrent && existsSync(code) ? code : undefined;
  } catch {
    // There is none, or a file that it was made of is gone.
    return undefined;
  }
}

function hashInputs(inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const input of inputs) {
    hash
      .update(`${input}\0`)
      .update(readFileSync(join(root, input)))
      .update('\0');
  }
  return hash.digest('hex');
}
