// Trains the tagger and writes its model. `--without=k,l --out=model.bin` leaves authors out, writes the model to a file
// for an evaluation on their cases, and measures it on their messages. Other options are those of network/train.py, which
// needs Python with what network/requirements.txt lists; `--python=` names the program.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { writeModelModule } from '../../model-module.ts';
import { createRandom } from '../../ranking/random.ts';
import { requestKinds, slotKinds } from '../labels.ts';
import { decodeNetwork } from '../network/decode.ts';
import { augment } from './augment.ts';
import { createEvaluation, type Evaluation, evaluateMessage, tagExample } from './evaluate.ts';
import { type Example, type MarkedExample, toExample } from './examples.ts';
import { joinRequests } from './join.ts';
import { readMarkedMessages } from './read-data.ts';
import { seedExamples } from './seed-examples.ts';

/** A module, so that the bundles of worker processes hold it. */
const modelFile = new URL('../model.generated.ts', import.meta.url);
const program = fileURLToPath(new URL('network/train.py', import.meta.url));

/** Variants of every message. */
const COPIES = 2;
/**
 * Authors whose messages only the classifier learns from: a network of this size that learned from them too was no
 * better on the held-out sets (docs/assistant-evaluation.md).
 */
const LEFT_OUT = ['f6', 'g6', 'h6', 'i6', 'j6'];
/** Of short messages that are joined with another one; above 1 all are. */
const JOINED = 1;

/** What the network learns from: the messages, variants of them, and requests without slots. */
export function examplesOf(messages: readonly MarkedExample[]): Example[] {
  const marked = messages.filter(({ isSeed }) => !isSeed);
  const seeds = [...seedExamples(), ...messages.filter(({ isSeed }) => isSeed)];
  const joined = joinRequests(marked, JOINED, createRandom(20261122));
  return [
    ...[...marked, ...seeds].map((message) => toExample(message)),
    ...[...augment(marked, COPIES), ...joined].map((message) => toExample(message, true)),
  ].filter(({ tokens }) => tokens.length > 0);
}

function trainNetwork(
  messages: readonly MarkedExample[],
  python: string,
  options: readonly string[],
): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'vys-training-'));
  try {
    const examples = join(folder, 'examples.jsonl');
    const model = join(folder, 'model');
    writeFileSync(
      examples,
      examplesOf(messages)
        .map((example) => `${JSON.stringify(example)}\n`)
        .join(''),
    );
    const kinds = [`--request-kinds=${requestKinds.length}`, `--slot-kinds=${slotKinds.length}`];
    execFileSync(python, [program, examples, model, ...kinds, ...options], { stdio: 'inherit' });
    return readFileSync(model);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const print = (line: string) => process.stdout.write(`${line}\n`);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function printKinds(title: string, tallies: Evaluation['bySlot']): void {
  const rows = [...tallies].sort(([, a], [, b]) => b.marked - a.marked);
  print(
    `${title}: ${rows.map(([name, { f1, marked }]) => `${name} ${percent(f1)} (${marked})`).join(', ')}`,
  );
}

function measure(messages: readonly MarkedExample[], bytes: Uint8Array): void {
  const model = decodeNetwork(bytes);
  const evaluation = createEvaluation();
  for (const message of messages) evaluateMessage(evaluation, message, tagExample(message, model));
  const { exact, requests, slots, byRequest, bySlot } = evaluation;
  print(
    `${messages.length} messages: requests ${percent(requests.f1)}, slots ${percent(slots.f1)}, all right ${percent(exact / messages.length)}`,
  );
  printKinds('requests', byRequest);
  printKinds('slots', bySlot);
}

if (import.meta.main) {
  const messages = readMarkedMessages().filter(({ author }) => !LEFT_OUT.includes(author));
  const options = process.argv.slice(2);
  const textOf = (name: string) =>
    options.find((option) => option.startsWith(`--${name}=`))?.split('=')[1];
  const without = textOf('without')?.split(',') ?? [];
  const out = textOf('out');
  const others = options.filter((option) => !/^--(?:without|out|python)=/.test(option));
  const bytes = trainNetwork(
    messages.filter(({ author }) => !without.includes(author)),
    textOf('python') ?? 'python3',
    others,
  );
  if (out === undefined) writeModelModule(modelFile, bytes);
  else writeFileSync(out, brotliCompressSync(bytes));
  print(`${messages.length} marked messages, ${bytes.length} bytes`);
  const left = messages.filter(({ author, isSeed }) => !isSeed && without.includes(author));
  if (left.length > 0) measure(left, bytes);
}
