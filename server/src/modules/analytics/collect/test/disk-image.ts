// A disk whose power can be cut: a file system of its own in a file. What was not synced is in the kernel's memory
// and not in the file, so a copy of the file is what the disk holds after a power failure. Needs the right to mount.
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sha256 } from '../../../../platform/hash.ts';

const BYTES = 24 * 1024 * 1024;

export type Disk = {
  folder: string;
  /** What is on the disk at this moment; nothing may write to it meanwhile. */
  cutPower(): Disk;
  remove(): void;
};

/** Undefined where none can be made. */
export function createDisk(): Disk | undefined {
  const root = mkdtempSync(join(tmpdir(), 'vys-disk-'));
  const image = join(root, 'image');
  try {
    writeFileSync(image, '');
    truncateSync(image, BYTES);
    execFileSync('mkfs.ext4', ['-q', '-F', image], { stdio: 'ignore' });
    return mountDisk(root, image);
  } catch {
    rmSync(root, { recursive: true, force: true });
    return undefined;
  }
}

function mountDisk(root: string, image: string): Disk {
  const folder = join(root, 'disk');
  mkdirSync(folder);
  execFileSync('mount', ['-o', 'loop', image, folder], { stdio: 'ignore' });
  return {
    folder,
    cutPower() {
      const next = mkdtempSync(join(tmpdir(), 'vys-disk-'));
      const copy = join(next, 'image');
      // The kernel may write in the background; two equal copies were taken while it did not.
      do {
        copyFileSync(image, copy);
      } while (!sha256(readFileSync(image)).equals(sha256(readFileSync(copy))));
      return mountDisk(next, copy);
    },
    remove() {
      execFileSync('umount', [folder]);
      rmSync(root, { recursive: true, force: true });
    },
  };
}
