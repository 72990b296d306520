// What is acknowledged is loaded, once: with torn files, a full disk, a full spool, and several processes.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTestLog } from '../../../../../test/test-log.ts';
import { createTestSpool } from '../../../../../test/test-spool.ts';
import type { Segment } from '../../event-store.ts';
import { createLoader } from './loader.ts';
import { decodeRecords, encodeRecord, type SpooledEvent } from './records.ts';
import type { OpenSegmentFile, SegmentFile } from './segment-writer.ts';
import { openSpool, type Spool, type SpoolOptions } from './spool.ts';

const log = createTestLog();

function makeRecord(id: string): SpooledEvent {
  return { id, excluded: { pageId: 'page', day: '2026-05-10', reason: 'bot' } };
}

function openTestSpool(over: Partial<SpoolOptions> = {}): Promise<Spool> {
  return openSpool({ ...createTestSpool(), log, ...over });
}

async function loadIds(spool: Spool): Promise<string[]> {
  const ids: string[] = [];
  for (const id of await spool.listWaiting()) {
    for (const record of (await spool.read(id))?.records ?? []) ids.push(record.id);
    spool.markLoaded(id);
  }
  return ids;
}

/** As a process leaves it that was killed. */
function leaveFolder(root: string, name: string, bytes: Uint8Array): void {
  const folder = join(root, name);
  mkdirSync(folder, { recursive: true });
  const lease = { pid: process.pid, started: 'another time', host: '' };
  writeFileSync(join(folder, 'lease.json'), JSON.stringify({ ...lease, started: '' }));
  writeFileSync(join(folder, `${name}.segment`), bytes);
}

describe('a segment', () => {
  it('read at any length holds every record that was written in full', () => {
    const lines = ['first', 'sécond \u2028', 'third\n'].map((id) => encodeRecord(makeRecord(id)));
    const bytes = Buffer.from(lines.join(''));
    const ends = lines.map((_, index) => Buffer.byteLength(lines.slice(0, index + 1).join('')));
    for (let length = 0; length <= bytes.length; length += 1) {
      const { records, damaged } = decodeRecords(bytes.subarray(0, length));
      const whole = ends.filter((end) => end <= length).length;
      expect(records).toHaveLength(whole);
      expect(damaged).toBe(length === 0 || ends.includes(length) ? 0 : 1);
    }
  });

  it('with any spoiled byte loses at most the records that touch it', () => {
    const lines = ['a', 'b', 'c'].map((id) => encodeRecord(makeRecord(id)));
    const bytes = Buffer.from(lines.join(''));
    for (let place = 0; place < bytes.length; place += 1) {
      const spoiled = Buffer.from(bytes);
      spoiled[place] = (spoiled[place] ?? 0) ^ 0x15;
      const { records, damaged } = decodeRecords(spoiled);
      expect(damaged).toBeGreaterThan(0);
      // A spoiled line break joins two lines.
      expect(records.length).toBeGreaterThanOrEqual(1);
      for (const record of records) expect(['a', 'b', 'c']).toContain(record.id);
    }
  });
});

describe('a spool', () => {
  it('hands out what it took, once', async () => {
    const spool = await openTestSpool();
    await Promise.all(['a', 'b'].map((id) => spool.append(makeRecord(id))));
    await spool.append(makeRecord('c'));
    expect(await loadIds(spool)).toEqual(['a', 'b', 'c']);
    expect(await loadIds(spool)).toEqual([]);
    await spool.close();
  });

  it('makes all that waits durable with one call', async () => {
    let syncs = 0;
    const openFile = spyOnFiles((file) => ({
      datasync: () => {
        syncs += 1;
        return file.datasync();
      },
    }));
    const spool = await openTestSpool({ openFile });
    await Promise.all(Array.from({ length: 500 }, (_, id) => spool.append(makeRecord(`${id}`))));
    expect(syncs).toBeLessThanOrEqual(2);
    expect(await loadIds(spool)).toHaveLength(500);
    await spool.close();
  });

  it('hands out what it took before while events keep coming', async () => {
    let isBusy = true;
    const appended: Promise<void>[] = [];
    // Whenever one is written, the next one waits already.
    const openFile = spyOnFiles((file) => ({
      datasync: async () => {
        if (isBusy) appended.push(spool.append(makeRecord('later')));
        await file.datasync();
      },
    }));
    const spool = await openTestSpool({ openFile });
    await spool.append(makeRecord('first'));
    const loaded = await loadIds(spool);
    isBusy = false;
    await Promise.all(appended);
    expect(loaded[0]).toBe('first');
    expect([...loaded, ...(await loadIds(spool))]).toHaveLength(1 + appended.length);
    await spool.close();
  });

  it('writes what comes while a segment is closed', async () => {
    const openFile = spyOnFiles((file) => ({
      close: async () => {
        // Behind the last turn of the writer.
        await file.close();
        appended ??= spool.append(makeRecord('late'));
      },
    }));
    let appended: Promise<void> | undefined;
    const spool = await openTestSpool({ openFile });
    await spool.append(makeRecord('first'));
    expect(await loadIds(spool)).toEqual(['first']);
    await appended;
    expect(await loadIds(spool)).toEqual(['late']);
    await spool.close();
  });

  it('takes over what processes that ended have left, without a torn last record', async () => {
    const { root, limitBytes } = createTestSpool();
    const line = encodeRecord(makeRecord('left'));
    leaveFolder(root, 'one', Buffer.from(line + line.slice(0, 20)));
    leaveFolder(root, 'two', Buffer.from(encodeRecord(makeRecord('other'))));
    const spool = await openTestSpool({ root, limitBytes });
    expect((await spool.recentIds()).sort()).toEqual(['left', 'other']);
    expect((await loadIds(spool)).sort()).toEqual(['left', 'other']);
    await spool.close();
    expect(readdirSync(root)).toHaveLength(1);
  });

  it('gives each segment to one of several processes, and takes none of one that runs', async () => {
    const { root, limitBytes } = createTestSpool();
    const running = await openTestSpool({ root, limitBytes });
    await running.append(makeRecord('running'));
    const names = Array.from({ length: 20 }, (_, index) => `left-${index}`);
    for (const name of names) {
      leaveFolder(root, name, Buffer.from(encodeRecord(makeRecord(name))));
    }
    const spools = await Promise.all([1, 2, 3].map(() => openTestSpool({ root, limitBytes })));
    const loaded = (await Promise.all(spools.map(loadIds))).flat();
    expect(loaded.sort()).toEqual(names.sort());
    expect(await loadIds(running)).toEqual(['running']);
    await Promise.all([running, ...spools].map((spool) => spool.close()));
  });

  it('remembers the ids of segments that were loaded before it was opened', async () => {
    const { root, limitBytes } = createTestSpool();
    const before = await openTestSpool({ root, limitBytes });
    await before.append(makeRecord('a'));
    await loadIds(before);
    await before.close();
    const after = await openTestSpool({ root, limitBytes });
    expect(await after.recentIds()).toEqual(['a']);
    expect(await loadIds(after)).toEqual([]);
    await after.close();
  });

  it('refuses what is beyond its limit, and takes more once it was loaded', async () => {
    const spool = await openTestSpool({ limitBytes: 1_000 });
    const taken: string[] = [];
    for (let id = 0; id < 20; id += 1) {
      await spool.append(makeRecord(`${id}`)).then(
        () => taken.push(`${id}`),
        (error) =>
          expect(error).toMatchObject({ code: 'unavailable', details: { retryAfter: 30 } }),
      );
    }
    expect(taken.length).toBeGreaterThan(3);
    expect(taken.length).toBeLessThan(20);
    expect(await loadIds(spool)).toEqual(taken);
    await spool.append(makeRecord('later'));
    expect(await loadIds(spool)).toEqual(['later']);
    await spool.close();
  });

  it.each([0, 1, 50, 100])(
    'refuses an event while the disk is full after %d bytes, and keeps no part of it',
    async (room) => {
      let isFull = false;
      const openFile = spyOnFiles((file) => ({
        async write(bytes: Uint8Array, offset: number, length: number, position: number) {
          if (!isFull) return await file.write(bytes, offset, length, position);
          if (room > 0) await file.write(bytes, offset, Math.min(room, length), position);
          throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
        },
      }));
      const { root, limitBytes } = createTestSpool();
      const spool = await openTestSpool({ root, limitBytes, openFile });
      await spool.append(makeRecord('before'));
      isFull = true;
      const refused = spool.append(makeRecord('refused'));
      await expect(refused).rejects.toMatchObject({ code: 'unavailable' });
      isFull = false;
      await spool.append(makeRecord('after'));
      expect(await loadIds(spool)).toEqual(['before', 'after']);
      await spool.close();
    },
  );
});

/** Real files with some of their methods replaced. */
function spyOnFiles(replace: (file: SegmentFile) => object): OpenSegmentFile {
  return async (path) => {
    const file = await open(path, 'wx');
    const methods = {
      write: file.write.bind(file),
      datasync: file.datasync.bind(file),
      truncate: file.truncate.bind(file),
      close: file.close.bind(file),
    };
    return { ...methods, ...replace(methods as SegmentFile) } as SegmentFile;
  };
}

describe('the loader', () => {
  it('tries again until the database takes the segment', async () => {
    const spool = await openTestSpool();
    const segments: Segment[] = [];
    let failures = 3;
    const store = {
      async insertSegment(segment: Segment) {
        if (failures-- > 0) throw new Error('connection refused');
        segments.push(segment);
      },
      releaseSegments: async () => {},
    };
    const loader = createLoader({ spool, store, log, gatherMs: 1 });
    await spool.append(makeRecord('a'));
    loader.wake();
    await expect.poll(() => segments.length, { timeout: 30_000 }).toBe(1);
    await loader.drain();
    expect(segments.map(({ excluded }) => excluded)).toEqual([
      [{ pageId: 'page', day: '2026-05-10', reason: 'bot' }],
    ]);
    await loader.close();
    await spool.close();
  });

  it('goes on with other segments when the database rejects one', async () => {
    const { root, limitBytes } = createTestSpool();
    leaveFolder(root, 'bad', Buffer.from(encodeRecord(makeRecord('bad'))));
    const spool = await openTestSpool({ root, limitBytes });
    const stored: string[] = [];
    let isFixed = false;
    const store = {
      async insertSegment({ id }: Segment) {
        if (id === 'bad' && !isFixed) throw Object.assign(new Error('bad'), { code: '22P02' });
        stored.push(id);
      },
      releaseSegments: async () => {},
    };
    const loader = createLoader({ spool, store, log });
    await spool.append(makeRecord('good'));
    await expect(loader.drain()).rejects.toThrow('bad');
    expect(stored).toHaveLength(1);
    isFixed = true;
    await loader.drain();
    expect(stored).toContain('bad');
    await loader.close();
    await spool.close();
  });

  it('releases a segment after its file is gone, and again when that failed', async () => {
    const { root, limitBytes } = createTestSpool();
    const spool = await openTestSpool({ root, limitBytes });
    const released: (readonly string[])[] = [];
    const inserted: string[] = [];
    const waiting: string[] = [];
    let isAway = true;
    const store = {
      insertSegment: async ({ id }: Segment) => void inserted.push(id),
      async releaseSegments(ids: readonly string[]) {
        waiting.push(...listSegmentFiles(root));
        if (isAway) throw new Error('connection refused');
        released.push(ids);
      },
    };
    const loader = createLoader({ spool, store, log });
    await spool.append(makeRecord('a'));
    await expect(loader.drain()).rejects.toThrow('connection refused');
    isAway = false;
    await loader.drain();
    expect(inserted).toHaveLength(1);
    expect(released).toEqual([inserted]);
    expect(waiting).toEqual([]);
    await loader.drain();
    expect(released).toHaveLength(1);
    await loader.close();
    await spool.close();
  });
});

const listSegmentFiles = (root: string) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.segment'),
  );
