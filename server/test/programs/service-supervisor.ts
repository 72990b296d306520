// A program that keeps one service running, for tests that kill it. Prints a line once it is ready.
import { join } from 'node:path';
import { keepRunning } from '../../src/main/keep-running.ts';
import type { ServiceLaunch } from '../../src/main/service-process.ts';
import { createServiceRecord } from '../../src/main/service-record.ts';

const [folder = '', port = ''] = process.argv.slice(2);
const service = keepRunning({
  title: 'public pages',
  launch: {
    start: {} as ServiceLaunch['start'],
    script: join(import.meta.dirname, 'service-child.ts'),
  },
  record: createServiceRecord(folder, `${port}`),
  onProgress: (line) => console.error(line),
});
await service.ready;
console.log('ready');
