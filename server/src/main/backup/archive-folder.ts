// The folder of archives: names by time, drafts that were left behind, and which archives to keep.
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR } from '../../platform/time-spans.ts';
import { PARTIAL } from './archive/partial.ts';

const NAME = /^vys-\d{8}T\d{9}Z\.tar\.gz(?:\.age)?$/;

export function createArchivePath(folder: string, at: Date, isEncrypted: boolean): string {
  const time = at.toISOString().replace(/[-:.]/g, '');
  return join(folder, `vys-${time}.tar.gz${isEncrypted ? '.age' : ''}`);
}

/** Of backups that were killed. */
export async function removeAbandonedDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const isDraft = name.endsWith(PARTIAL) && NAME.test(name.slice(0, -PARTIAL.length));
    const path = join(folder, name);
    // A younger one may be of another installation that has the same folder.
    if (isDraft && (await stat(path)).mtimeMs < Date.now() - HOUR) await rm(path, { force: true });
  }
}

/** Deletes all archives but the newest; returns the names of the deleted ones. */
export async function keepNewest(folder: string, count: number): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).sort();
  const old = names.slice(0, Math.max(0, names.length - count));
  for (const name of old) await rm(join(folder, name), { force: true });
  return old;
}
