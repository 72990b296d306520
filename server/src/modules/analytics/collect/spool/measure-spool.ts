// How much of a spool waits for the database, over the folders of all processes.
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SEGMENT } from './folders.ts';

export type SpoolSize = { readonly segments: number; readonly bytes: number };

/** Files that another process moves or removes meanwhile are left out. */
export async function measureSpool(root: string): Promise<SpoolSize> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(SEGMENT));
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const found = await stat(join(parentPath, name)).catch(() => undefined);
      return found?.size ?? 0;
    }),
  );
  return { segments: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
