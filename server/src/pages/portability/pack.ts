// Files into one zip. The only importer of fflate.
import { zipSync } from 'fflate';

export type Entry = { name: string; bytes: Uint8Array };

/** Fonts and pictures are packed already. */
const PACKED = /\.(?:woff2|png|jpg|gif|webp|avif)$/;

export function packZip(entries: readonly Entry[], at: Date): Uint8Array {
  const files = entries.map(({ name, bytes }) => {
    return [name, [bytes, { level: PACKED.test(name) ? 0 : 9, mtime: at }]] as const;
  });
  return zipSync(Object.fromEntries(files) as Parameters<typeof zipSync>[0]);
}
