// Events on their way to the database: acknowledged once they are in a file of the data folder, so that
// neither a killed process nor a database that is away loses any.
import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { open, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type AppError, appError } from '../../../../platform/errors.ts';
import type { Logger } from '../../../../platform/log/log.ts';
import { measurements } from '../../../../platform/metrics/measurements.ts';
import { renameDurably, syncFolder } from '../../../../platform/storage/durable.ts';
import {
  claimFolder,
  LOADED,
  listFiles,
  releaseFolder,
  renewLease,
  SEGMENT,
  takeOverFolders,
} from './folders.ts';
import { decodeRecords, encodeRecord, type SpooledEvent } from './records.ts';
import { type ClosedSegment, createSegmentWriter, type OpenSegmentFile } from './segment-writer.ts';

export type SpoolOptions = {
  /** Shared by all processes of one data folder. */
  root: string;
  /** Bytes that may wait for the database. */
  limitBytes: number;
  log: Logger;
  segmentBytes?: number;
  openFile?: OpenSegmentFile;
};

export type WaitingSegment = { id: string; records: SpooledEvent[] };

export type Spool = {
  /** Resolves when the event is on disk; rejects with `unavailable` when it cannot be. */
  append(record: SpooledEvent): Promise<void>;
  /** Closes the current segment; returns the ids of all that are not inserted yet, oldest first. */
  listWaiting(): Promise<string[]>;
  read(id: string): Promise<WaitingSegment | undefined>;
  /** To be called when the segment is in the database. */
  markLoaded(id: string): void;
  /** Ids of the events of the last minutes, of processes before this one too. */
  recentIds(): Promise<string[]>;
  /** Takes the segments of processes that have ended. */
  takeOver(): void;
  /** To be called every minute or so: renews the lease, drops ids that need not be remembered. */
  maintain(): Promise<void>;
  close(): Promise<void>;
};

export const REMEMBER_MS = 10 * 60_000;
/** Decoding one keeps the process busy for some 20 ms. */
const SEGMENT_BYTES = 2 * 1024 * 1024;
/** Of the limit, for loaded segments; the oldest leave first. */
const LOADED_SHARE = 0.25;
const RECENT_BYTES = 64 * 1024 * 1024;
const RETRY_AFTER_SECONDS = 30;

const openForAppending: OpenSegmentFile = async (path) => {
  const file = await open(path, 'wx', 0o600);
  await syncFolder(join(path, '..'));
  return file;
};

export async function openSpool(options: SpoolOptions): Promise<Spool> {
  const { root, limitBytes, log, segmentBytes = SEGMENT_BYTES } = options;
  const folder = await claimFolder(root);
  const closed = new Map<string, ClosedSegment>();
  let closedBytes = 0;
  const addClosed = (segment: ClosedSegment) => {
    closed.set(basename(segment.path, SEGMENT), segment);
    closedBytes += segment.bytes;
    measure();
  };
  const measure = () => measureSpool(closed.size, closedBytes, writer.size());
  const writer = createSegmentWriter({
    openFile: options.openFile ?? openForAppending,
    nextPath: () => join(folder, `${randomUUID()}${SEGMENT}`),
    segmentBytes,
    onClosed: addClosed,
    onWritten(records) {
      measurements.spooledEvents.record({ outcome: 'accepted', count: records });
      measure();
    },
    onFailed(err, records) {
      log.error({ event: 'analytics.spool_failed', err }, 'event spool write failed');
      return refuse(records);
    },
  });

  function takeOver(): void {
    for (const name of takeOverFolders(root, folder)) {
      const path = join(folder, name);
      addClosed({ path, bytes: statSync(path).size });
    }
  }

  takeOver();
  return {
    append(record) {
      const line = encodeRecord(record);
      if (closedBytes + writer.size() + line.length <= limitBytes) return writer.append(line);
      log.error({ event: 'analytics.spool_full', limitBytes }, 'event spool full');
      return Promise.reject(refuse(1));
    },
    async listWaiting() {
      if (writer.size() > 0) await writer.rotate();
      return [...closed.keys()];
    },
    async read(id) {
      const segment = closed.get(id);
      if (segment === undefined) return undefined;
      const { records, damaged } = decodeRecords(await readFile(segment.path));
      // One torn line is what a killed process leaves; it was never acknowledged.
      if (damaged > 0)
        log.warn({ event: 'analytics.lines_damaged', id, damaged }, 'damaged lines skipped');
      return { id, records };
    },
    markLoaded(id) {
      const segment = closed.get(id);
      if (segment === undefined) return;
      renameDurably(segment.path, join(folder, `${id}${LOADED}`));
      closed.delete(id);
      closedBytes -= segment.bytes;
      measure();
    },
    recentIds: () => readRecentIds(folder),
    takeOver,
    async maintain() {
      renewLease(folder);
      await removeOldSegments(folder, limitBytes * LOADED_SHARE);
    },
    async close() {
      await writer.rotate();
      await releaseFolder(folder);
    },
  };
}

function measureSpool(closed: number, closedBytes: number, openBytes: number): void {
  const segments = closed + (openBytes > 0 ? 1 : 0);
  measurements.spool.record({ bytes: closedBytes + openBytes, segments });
}

function refuse(records: number): AppError {
  measurements.spooledEvents.record({ outcome: 'refused', count: records });
  return appError('unavailable', { retryAfter: RETRY_AFTER_SECONDS });
}

/** Of the newest segments only, so that a long outage does not hold up the start. */
async function readRecentIds(folder: string): Promise<string[]> {
  const since = Date.now() - REMEMBER_MS;
  const ids: string[] = [];
  let bytes = 0;
  for (const file of listByAge(folder, [SEGMENT, LOADED])) {
    bytes += file.bytes;
    if (file.at < since || bytes > RECENT_BYTES) break;
    for (const { id } of decodeRecords(await readFile(file.path)).records) ids.push(id);
  }
  return ids;
}

async function removeOldSegments(folder: string, maxBytes: number): Promise<void> {
  const since = Date.now() - REMEMBER_MS;
  let kept = 0;
  for (const { path, at, bytes } of listByAge(folder, [LOADED])) {
    kept += bytes;
    if (at < since || kept > maxBytes) await rm(path, { force: true });
  }
}

/** Newest first. */
function listByAge(folder: string, endings: readonly string[]) {
  return listFiles(folder, endings)
    .map((name) => join(folder, name))
    .map((path) => ({ path, stat: statSync(path) }))
    .map(({ path, stat }) => ({ path, at: stat.mtimeMs, bytes: stat.size }))
    .sort((a, b) => b.at - a.at);
}
