// Appends records to a segment file. Records that wait are written together and made durable by one
// fdatasync; then their callers hear of it. A failed write is taken back, so that a file never holds a record
// whose caller was told that it failed.
import type { FileHandle } from 'node:fs/promises';

/** What is called of the file system, so that tests can fill the disk. */
export type SegmentFile = Pick<FileHandle, 'write' | 'datasync' | 'truncate' | 'close'>;
export type OpenSegmentFile = (path: string) => Promise<SegmentFile>;

export type ClosedSegment = { path: string; bytes: number };

export type SegmentWriterOptions = {
  openFile: OpenSegmentFile;
  nextPath(): string;
  /** A segment is closed when it has grown to this. */
  segmentBytes: number;
  onClosed(segment: ClosedSegment): void;
  /** That many records are on disk. */
  onWritten(records: number): void;
  /** That many records could not be written; returns what their callers get. */
  onFailed(cause: unknown, records: number): Error;
};

export type SegmentWriter = {
  /** Resolves when the record is on disk. All that are written together get the same promise. */
  append(line: string): Promise<void>;
  /** Closes the current segment once what waits is written. */
  rotate(): Promise<void>;
  /** Bytes of the current segment and of what waits. */
  size(): number;
};

/** What is written together, and what tells all its callers at once. */
type Batch = { lines: string[]; written: PromiseWithResolvers<void> };
type Current = { path: string; file: SegmentFile; bytes: number; isDirty: boolean };

export function createSegmentWriter(options: SegmentWriterOptions): SegmentWriter {
  const segments = createSegments(options);
  let waiting: Batch | undefined;
  let waitingBytes = 0;
  let rotation: PromiseWithResolvers<void> | undefined;
  let isRunning = false;

  async function write({ lines, written }: Batch): Promise<void> {
    try {
      await segments.write(lines.join(''));
      options.onWritten(lines.length);
      written.resolve();
    } catch (error) {
      written.reject(options.onFailed(error, lines.length));
    }
  }

  /** A rotation comes after what waits when it is asked for, and not after all that comes meanwhile. */
  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    while (waiting !== undefined || rotation !== undefined) {
      const [batch, rotated] = [waiting, rotation];
      waiting = undefined;
      waitingBytes = 0;
      rotation = undefined;
      if (batch !== undefined) await write(batch);
      if (rotated !== undefined) await segments.close().then(rotated.resolve, rotated.resolve);
    }
    isRunning = false;
  }

  return {
    append(line) {
      waitingBytes += line.length;
      waiting ??= { lines: [], written: Promise.withResolvers() };
      waiting.lines.push(line);
      const { promise } = waiting.written;
      if (!isRunning) void run();
      return promise;
    },
    async rotate() {
      rotation ??= Promise.withResolvers();
      const { promise } = rotation;
      void run();
      await promise;
    },
    size: () => segments.size() + waitingBytes,
  };
}

/** The files, one open at a time. Its functions are called one after the other. */
function createSegments(options: SegmentWriterOptions) {
  let current: Current | undefined;

  async function write(text: string): Promise<void> {
    const segment = await openCurrent();
    const bytes = Buffer.from(text);
    segment.isDirty = true;
    try {
      await writeAll(segment.file, bytes, segment.bytes);
      await segment.file.datasync();
    } catch (error) {
      // If this fails too, the next write tries it first.
      await takeBack(segment).catch(() => {});
      throw error;
    }
    segment.bytes += bytes.length;
    segment.isDirty = false;
    if (segment.bytes >= options.segmentBytes) await close().catch(() => {});
  }

  async function openCurrent(): Promise<Current> {
    if (current === undefined) {
      const path = options.nextPath();
      current = { path, file: await options.openFile(path), bytes: 0, isDirty: false };
    }
    if (current.isDirty) await takeBack(current);
    return current;
  }

  async function close(): Promise<void> {
    if (current === undefined) return;
    const segment = current;
    if (segment.isDirty) await takeBack(segment);
    current = undefined;
    options.onClosed({ path: segment.path, bytes: segment.bytes });
    await segment.file.close();
  }

  return { write, close, size: () => current?.bytes ?? 0 };
}

async function writeAll(file: SegmentFile, bytes: Buffer, position: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, position + done);
    done += bytesWritten;
  }
}

async function takeBack(segment: Current): Promise<void> {
  await segment.file.truncate(segment.bytes);
  await segment.file.datasync();
  segment.isDirty = false;
}
