// Entry of the render process: jobs come in as lines on standard input, answers leave as lines.
// It has an empty environment and no right but to read its own code; the parent ends it.
import { createInterface } from 'node:readline';
import type { ChildLine, Job } from './outcome.ts';
import { createSandbox } from './sandbox.ts';

/** Above this the parent is asked for a fresh process after the answer. */
const RETIRE_BYTES = 100 * 1024 * 1024;

const say = (line: ChildLine) => process.stdout.write(`${JSON.stringify(line)}\n`);

const sandbox = await createSandbox();
say({ ready: true });

for await (const line of createInterface({ input: process.stdin })) {
  const { id, text } = JSON.parse(line) as Job;
  const outcome = await sandbox.render(text);
  const isFull = process.memoryUsage.rss() > RETIRE_BYTES;
  say({ id, outcome, retire: isFull || (!outcome.ok && outcome.fault !== 'page_error') });
}
