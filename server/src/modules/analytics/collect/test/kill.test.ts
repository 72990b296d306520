// Processes that collect are killed again and again: what they acknowledged is loaded, once. A few rounds by
// default; `VYS_KILL_ROUNDS=200` for all of them.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createRandom } from '../../../../../../bench/measure/random.ts';
import { createTestLog } from '../../../../../test/test-log.ts';
import { createTestSpool } from '../../../../../test/test-spool.ts';
import { openSpool } from '../spool/spool.ts';

type Message = { acknowledged?: string; segment?: string; ids?: string[] };

const rounds = Number(process.env.VYS_KILL_ROUNDS ?? 6);
const script = join(import.meta.dirname, 'collect-process.ts');

/** What the database would hold: a segment that is inserted again changes nothing. */
const database = new Map<string, readonly string[]>();
const acknowledged = new Set<string>();

async function collectUntilKilled(root: string, round: number, events: number): Promise<void> {
  const mode = round % 2 === 0 ? 'load' : 'collect';
  const child = fork(script, [root, String(round), mode], { stdio: 'ignore' });
  let count = 0;
  child.on('message', (message: Message) => {
    if (message.segment !== undefined && !database.has(message.segment)) {
      database.set(message.segment, message.ids ?? []);
    }
    if (message.acknowledged === undefined) return;
    acknowledged.add(message.acknowledged);
    count += 1;
    if (count === events) child.kill('SIGKILL');
  });
  await once(child, 'close');
  expect(child.signalCode).toBe('SIGKILL');
}

it(
  `loses and doubles nothing in ${rounds} rounds of kill -9`,
  async () => {
    const { root, limitBytes } = createTestSpool();
    const random = createRandom(46);
    for (let round = 0; round < rounds; round += 1) {
      await collectUntilKilled(root, round, 1 + Math.floor(random.next() * 400));
    }
    const spool = await openSpool({ root, limitBytes, log: createTestLog() });
    for (const id of await spool.listWaiting()) {
      const segment = await spool.read(id);
      if (!database.has(id)) database.set(id, segment?.records.map((record) => record.id) ?? []);
      spool.markLoaded(id);
    }
    await spool.close();
    const stored = [...database.values()].flat();
    expect(new Set(stored).size).toBe(stored.length);
    const kept = new Set(stored);
    expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([]);
    expect(findGaps(kept)).toEqual([]);
    expect(acknowledged.size).toBeGreaterThan(rounds);
  },
  20_000 + rounds * 10_000,
);

/** Each lane waits for one event before it sends the next, so none before a stored one may be missing. */
function findGaps(stored: ReadonlySet<string>): string[] {
  return [...stored].filter((id) => {
    const [round, lane, count] = id.split('-').map(Number);
    return count !== 0 && !stored.has(`${round}-${lane}-${Number(count) - 1}`);
  });
}
