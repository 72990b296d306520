// The power fails again and again while visits are collected: what was acknowledged is on the disk afterwards, once.
// A few rounds by default; `VYS_KILL_ROUNDS=200` for all of them.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createRandom } from '../../../../../../bench/measure/random.ts';
import { createTestLog } from '../../../../../test/test-log.ts';
import { openSpool } from '../spool/spool.ts';
import { createDisk, type Disk } from './disk-image.ts';

type Message = { acknowledged?: string; segment?: string; ids?: string[] };

const rounds = Number(process.env.VYS_KILL_ROUNDS ?? 3);
const script = join(import.meta.dirname, 'collect-process.ts');
const limitBytes = 64 * 1024 * 1024;

/** What the database would hold: a segment that is inserted again changes nothing. */
type Seen = { acknowledged: Set<string>; database: Map<string, readonly string[]> };

/** Stops the process at a random moment, and returns the disk as it is then. */
async function collectUntilPowerFails(
  disk: Disk,
  { acknowledged, database }: Seen,
  { round, events }: { round: number; events: number },
): Promise<Disk> {
  const mode = round % 2 === 0 ? 'load' : 'collect';
  const child = fork(script, [join(disk.folder, 'events'), String(round), mode], {
    stdio: 'ignore',
  });
  let count = 0;
  const isTime = Promise.withResolvers<void>();
  child.on('message', (message: Message) => {
    if (message.segment !== undefined && !database.has(message.segment)) {
      database.set(message.segment, message.ids ?? []);
    }
    if (message.acknowledged === undefined) return;
    acknowledged.add(message.acknowledged);
    count += 1;
    if (count === events) isTime.resolve();
  });
  const closed = once(child, 'close');
  await Promise.race([isTime.promise, closed]);
  // It writes no more, but nothing is synced that was not.
  child.kill('SIGSTOP');
  const after = disk.cutPower();
  child.kill('SIGKILL');
  await closed;
  expect(child.signalCode).toBe('SIGKILL');
  return after;
}

async function recover(disk: Disk, { database }: Seen): Promise<void> {
  const root = join(disk.folder, 'events');
  const spool = await openSpool({ root, limitBytes, log: createTestLog() });
  for (const id of await spool.listWaiting()) {
    const segment = await spool.read(id);
    if (!database.has(id)) database.set(id, segment?.records.map((record) => record.id) ?? []);
    spool.markLoaded(id);
  }
  await spool.close();
}

it(
  `ANA-18 loses and doubles nothing in ${rounds} power failures`,
  async (context) => {
    let disk = createDisk();
    if (disk === undefined) return context.skip('This user may not mount a file system.');
    onTestFinished(() => disk?.remove());
    const seen: Seen = { acknowledged: new Set(), database: new Map() };
    const random = createRandom(47);
    for (let round = 0; round < rounds; round += 1) {
      const events = 1 + Math.floor(random.next() * 400);
      const after = await collectUntilPowerFails(disk, seen, { round, events });
      disk.remove();
      disk = after;
      // The process that starts next takes over what the disk holds, as after every other failure.
      if (round % 5 === 4) await recover(disk, seen);
    }
    await recover(disk, seen);
    const stored = [...seen.database.values()].flat();
    expect(new Set(stored).size).toBe(stored.length);
    const kept = new Set(stored);
    expect([...seen.acknowledged].filter((id) => !kept.has(id))).toEqual([]);
    expect(seen.acknowledged.size).toBeGreaterThan(rounds);
  },
  20_000 + rounds * 15_000,
);
