// Entry of the process that makes CSS smaller: lines in, lines out, like child.ts. Rules with errors
// are left out, as a browser would.
import { createInterface } from 'node:readline';
import { transform } from 'lightningcss';
import type { ChildLine, Job, Outcome } from './outcome.ts';

const say = (line: ChildLine) => process.stdout.write(`${JSON.stringify(line)}\n`);

function minify(css: string): Outcome {
  const { code, warnings } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    errorRecovery: true,
  });
  const text = Buffer.from(code).toString();
  const [first] = warnings;
  if (!first) return { ok: true, text };
  return { ok: true, text, warning: { message: first.message, line: first.loc.line } };
}

say({ ready: true });

for await (const line of createInterface({ input: process.stdin })) {
  const { id, text } = JSON.parse(line) as Job;
  let outcome: Outcome;
  try {
    outcome = minify(text);
  } catch (error) {
    outcome = { ok: false, fault: 'page_error', message: String(error).slice(0, 300) };
  }
  say({ id, outcome, retire: false });
}
