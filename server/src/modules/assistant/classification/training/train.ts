// Trains the classifier and writes its model; with `--evaluate` measures it by cross-validation.
import { writeModelModule } from '../../model-module.ts';
import { readMessage } from '../../reading/read-message.ts';
import { bucketsOf, featuresOf } from '../features.ts';
import { labels, nameOf } from '../labels.ts';
import { crossValidate, evaluateByAuthor } from './evaluate.ts';
import { type Example, learn } from './learn.ts';
import { type LabelledMessage, readMessages } from './read-data.ts';

/** A module, so that the bundles of worker processes hold it. */
const modelFile = new URL('../model.generated.ts', import.meta.url);

export const readLabelled = ({ text, lang }: LabelledMessage) =>
  readMessage(text, { lang, today: '2026-11-22' });

const known = new WeakMap<LabelledMessage, Example>();
export function toExample(message: LabelledMessage): Example {
  const example = known.get(message) ?? readExample(message);
  known.set(message, example);
  return example;
}

function readExample(message: LabelledMessage): Example {
  const right = message.right.map((name) => labels.findIndex((label) => nameOf(label) === name));
  if (right.includes(-1)) throw new Error(`unknown label: ${message.right} (${message.text})`);
  return { right, buckets: bucketsOf(featuresOf(readLabelled(message), message.page)) };
}

if (import.meta.main) {
  const messages = readMessages();
  const start = performance.now();
  if (process.argv.includes('--evaluate')) {
    const showsMistakes = process.argv.includes('--mistakes');
    const lines = process.argv.includes('--authors')
      ? evaluateByAuthor(messages, showsMistakes)
      : crossValidate(messages, showsMistakes);
    for (const line of lines) process.stdout.write(`${line}\n`);
  } else {
    const bytes = learn(messages.map(toExample));
    writeModelModule(modelFile, bytes);
    const seconds = Math.round((performance.now() - start) / 1000);
    process.stdout.write(
      `${messages.length} labelled messages, ${bytes.length} bytes, ${seconds} s\n`,
    );
  }
}
