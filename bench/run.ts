// Runs all measurements, prints them and writes bench/results.json. Every figure stands beside its
// control from the same run; compare ratios, not machines. `--short` only tries whether it works.
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { benchAssistant } from './assistant.ts';
import { benchPublish } from './publish.ts';
import { benchServe, describeServing, type ServePlan } from './serve.ts';
import type { Spread } from './statistics.ts';

const told = ({ median, min, max }: Spread) => `${median} (${min}-${max})`;
const isShort = process.argv.includes('--short');
const plan: ServePlan = isShort
  ? { rounds: 1, seconds: 1, warmUpSeconds: 1 }
  : { rounds: 5, seconds: 5, warmUpSeconds: 2 };

const machine = `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, Node ${process.version}`;
console.log(`\n  ${machine}\n`);

const assistant = benchAssistant();
console.log('  Built-in assistant, one edit of a page with twelve links');
console.table([assistant]);

const publishing = await benchPublish(isShort ? 50 : 1_000);
console.log('  Publishes in a row, without database and disk; memory in MB');
console.table([publishing]);

console.log(`  Serving a published page: ${describeServing(plan)}`);
const serving = await benchServe(plan);
if (typeof serving === 'string') console.log(`  ${serving}`);
else {
  console.table(
    serving.map(({ ratio, cpuRatio, ...row }) => ({
      ...row,
      'x nginx': told(ratio),
      'x nginx by processor time': told(cpuRatio),
    })),
  );
}

const results = { at: new Date().toISOString(), machine, plan, assistant, publishing, serving };
writeFileSync(join(import.meta.dirname, 'results.json'), `${JSON.stringify(results, null, 2)}\n`);
console.log('  Written to bench/results.json\n');
