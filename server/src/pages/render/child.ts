// Entry of the render process: jobs come in as lines on standard input, answers leave as lines.
// It has an empty environment and no right but to read its own code; the parent ends it.
import { createInterface } from 'node:readline';
import type { ChildLine, Job } from './outcome.ts';
import { createSandbox } from './sandbox.ts';

/** More than at the start: above the first the memory of earlier pages is given back, which V8 sees no
 *  hurry for; above the second the parent is asked for a fresh process after the answer. */
const COLLECT_BYTES = 16 * 1024 * 1024;
const RETIRE_BYTES = 32 * 1024 * 1024;

const say = (line: ChildLine) => process.stdout.write(`${JSON.stringify(line)}\n`);

const sandbox = await createSandbox();
const atStart = process.memoryUsage.rss();
const growth = () => process.memoryUsage.rss() - atStart;
say({ ready: true });

for await (const line of createInterface({ input: process.stdin })) {
  const { id, text } = JSON.parse(line) as Job;
  const outcome = await sandbox.render(text);
  if (growth() > COLLECT_BYTES) globalThis.gc?.();
  const isFull = growth() > RETIRE_BYTES;
  say({ id, outcome, retire: isFull || (!outcome.ok && outcome.fault !== 'page_error') });
}
