// Views and clicks that were acknowledged and are not in the database yet. Their files are opened before the
// snapshot of the database is taken, and left out if it has their events: so each event is in an archive once.
import { type FileHandle, open } from 'node:fs/promises';
import { listWaitingSegments } from '../../../modules/analytics/index.ts';
import { errorCode } from '../../../platform/process/startup-error.ts';
import type { NewEntry } from '../archive/write-archive.ts';
import { SPOOL } from './data-folder.ts';

type OpenSegment = { id: string; file: FileHandle; size: number };

export type WaitingEvents = {
  ids: readonly string[];
  /** Segments whose id is not among `loaded`. */
  read(loaded: ReadonlySet<string>): AsyncGenerator<NewEntry>;
  close(): Promise<void>;
};

export async function openWaitingEvents(root: string): Promise<WaitingEvents> {
  const segments = new Map<string, OpenSegment>();
  // A file may move to another process while the folders are read; it is found there then.
  for (let hasMoved = true; hasMoved; ) {
    hasMoved = false;
    for (const { id, path } of listWaitingSegments(root)) {
      if (segments.has(id)) continue;
      const file = await open(path, 'r').catch((error: unknown) => {
        if (errorCode(error) === 'ENOENT') return undefined;
        throw error;
      });
      if (file === undefined) hasMoved = true;
      else segments.set(id, { id, file, size: (await file.stat()).size });
    }
  }
  return {
    ids: [...segments.keys()],
    async *read(loaded) {
      for (const { id, file, size } of segments.values()) {
        if (loaded.has(id) || size === 0) continue;
        const body = file.createReadStream({ start: 0, end: size - 1, autoClose: false });
        yield { name: `${SPOOL}/${id}.segment`, size, body };
      }
    },
    async close() {
      await Promise.all([...segments.values()].map(({ file }) => file.close()));
    },
  };
}
