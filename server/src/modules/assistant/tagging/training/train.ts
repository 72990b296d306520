// Trains the tagger and writes its model; with `--evaluate` measures it on one author at a time, trained on the others.
// `--without=k,l --out=model.bin` leaves authors out and writes the model to a file, for an evaluation on their cases.
import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { writeModelModule } from '../../model-module.ts';
import { createRandom } from '../../ranking/random.ts';
import { writeMarkup } from '../markup.ts';
import { decodeModel } from '../model.ts';
import { augment } from './augment.ts';
import { createEvaluation, type Evaluation, evaluateMessage, tagExample } from './evaluate.ts';
import { type MarkedExample, toExample } from './examples.ts';
import { joinRequests } from './join.ts';
import { fullTraining, learnTagging, type TrainingOptions } from './learn-tagging.ts';
import { readMarkedMessages } from './read-data.ts';
import { seedExamples } from './seed-examples.ts';

/** A module, so that the bundles of worker processes hold it. */
const modelFile = new URL('../model.generated.ts', import.meta.url);

export function trainTagging(
  messages: readonly MarkedExample[],
  options: TrainingOptions,
): Uint8Array {
  const random = createRandom(20261122);
  const marked = messages.filter(({ isSeed }) => !isSeed);
  const seeds = [...seedExamples(), ...messages.filter(({ isSeed }) => isSeed)];
  const joined = joinRequests(marked, 0.8, random);
  const examples = [...marked, ...augment(marked, options.copies), ...seeds, ...joined];
  return learnTagging(examples.map(toExample), options);
}

const print = (line: string) => process.stdout.write(`${line}\n`);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function describe({ messages, exact, requests, slots }: Evaluation): string {
  return `${messages} messages: requests ${percent(requests.f1)}, slots ${percent(slots.f1)}, all right ${percent(exact / messages)}`;
}

function printKinds(title: string, tallies: Evaluation['bySlot']): void {
  const rows = [...tallies].sort(([, a], [, b]) => b.marked - a.marked);
  print(
    `${title}: ${rows.map(([name, { f1, marked }]) => `${name} ${percent(f1)} (${marked})`).join(', ')}`,
  );
}

function evaluateByAuthor(
  messages: readonly MarkedExample[],
  options: TrainingOptions,
  showsMistakes: boolean,
): void {
  const all = createEvaluation();
  const byLang = new Map<string, Evaluation>();
  const marked = messages.filter(({ isSeed }) => !isSeed);
  for (const author of new Set(marked.map((message) => message.author))) {
    const own = createEvaluation();
    const rest = messages.filter((message) => message.author !== author);
    const model = decodeModel(trainTagging(rest, options));
    for (const message of marked.filter((candidate) => candidate.author === author)) {
      const tagged = tagExample(message, model);
      const forLang = byLang.get(message.lang) ?? createEvaluation();
      byLang.set(message.lang, forLang);
      evaluateMessage(own, message, tagged);
      evaluateMessage(forLang, message, tagged);
      const isRight = evaluateMessage(all, message, tagged);
      if (showsMistakes && !isRight) {
        const found = { text: message.text, requests: tagged.requests };
        print(
          `- ${message.page ?? '-'} | ${writeMarkup(message)}\n+ ${message.page ?? '-'} | ${writeMarkup(found as never)}\n`,
        );
      }
    }
    print(`author ${author}, ${describe(own)}`);
  }
  for (const [lang, evaluation] of byLang) print(`${lang}, ${describe(evaluation)}`);
  print(`all, ${describe(all)}`);
  printKinds('requests', all.byRequest);
  printKinds('slots', all.bySlot);
}

function writeModel(messages: readonly MarkedExample[]): void {
  const start = performance.now();
  const bytes = trainTagging(messages, fullTraining);
  writeModelModule(modelFile, bytes);
  const seconds = Math.round((performance.now() - start) / 1000);
  print(`${messages.length} marked messages, ${bytes.length} bytes, ${seconds} s`);
}

if (import.meta.main) {
  const messages = readMarkedMessages();
  const { argv } = process;
  const textOf = (name: string) =>
    argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1];
  const numberOf = (name: string, otherwise: number) => Number(textOf(name) ?? otherwise);
  const without = textOf('without')?.split(',') ?? [];
  const out = textOf('out');
  const chosen = messages.filter(({ author }) => !without.includes(author));
  if (out !== undefined) writeFileSync(out, brotliCompressSync(trainTagging(chosen, fullTraining)));
  else if (!argv.includes('--evaluate')) writeModel(messages);
  else {
    const options = {
      epochs: numberOf('epochs', fullTraining.epochs),
      folds: numberOf('folds', fullTraining.folds),
      copies: numberOf('copies', fullTraining.copies),
    };
    evaluateByAuthor(messages, options, argv.includes('--mistakes'));
  }
}
