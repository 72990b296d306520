// Loaded into the processes of the server before their own code: at a signal they collect their garbage and
// write how much of the heap is in use then.
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectAllGarbage } from '../../server/src/platform/process/memory-release.ts';

const folder = process.env.VYS_BENCH_MEMORY ?? '';
let looks = 0;

process.on('SIGUSR2', () => {
  collectAllGarbage();
  looks += 1;
  const path = join(folder, `${process.pid}-${looks}.json`);
  writeFileSync(`${path}.new`, JSON.stringify({ heapBytes: process.memoryUsage().heapUsed }));
  renameSync(`${path}.new`, path);
});
