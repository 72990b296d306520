// A process that collects visits as fast as it can and says over its channel which are acknowledged, until it
// is killed. Started by kill.test.ts.
import { createLog } from '../../../../platform/log/log.ts';
import { openSpool } from '../spool/spool.ts';

const [root = '', round = '', mode = ''] = process.argv.slice(2);
const log = createLog({ level: 'silent', production: true });
const spool = await openSpool({
  root,
  limitBytes: 64 * 1024 * 1024,
  segmentBytes: 4_096,
  log,
});

async function collect(lane: number): Promise<never> {
  for (let count = 0; ; count += 1) {
    const id = `${round}-${lane}-${count}`;
    await spool.append({ id, excluded: { pageId: 'page', day: '2026-05-10', reason: 'bot' } });
    process.send?.({ acknowledged: id });
  }
}

/** Closes segments and marks them as the loader does, so that a kill meets each of its steps. */
async function load(): Promise<never> {
  for (;;) {
    for (const id of await spool.listWaiting()) {
      const segment = await spool.read(id);
      await new Promise((resolve) =>
        process.send?.({ segment: id, ids: segment?.records.map((record) => record.id) }, resolve),
      );
      spool.markLoaded(id);
    }
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

await Promise.all([...[0, 1, 2, 3].map(collect), ...(mode === 'load' ? [load()] : [])]);
