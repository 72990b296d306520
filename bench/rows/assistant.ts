// How long the built-in assistant takes for one edit, against only parsing the page that it edits.
import { parseModule } from '@vys/compiler';
import { answer, type PageContent } from '../../server/src/modules/assistant/builtin/index.ts';
import { quantile, rounded } from '../measure/statistics.ts';

export type AssistantResult = {
  edits: number;
  medianMs: number;
  p95Ms: number;
  parseMedianMs: number;
  /** Median edit by median parse. */
  ratio: number;
};

const links = Array.from({ length: 12 }, (_, index) => ({
  title: `Collection ${index + 1}`,
  url: `https://shop.example/collections/${index + 1}`,
}));
const facts = { username: 'anna', fullName: 'Anna Berg', links };

const edits = [
  'Make the background dark blue',
  'Use a serif font',
  'Add a newsletter signup',
  'Change the tagline to "Ceramics from the north"',
  'Remove the link "Collection 3"',
  'Add a link to https://www.instagram.com/annaberg',
  'Move "Collection 5" to the top',
  'Make the buttons rounder',
  'Add an FAQ',
  'Make it light and airy',
];
const WARM_UP = 5;
const ROUNDS = 40;

export function benchAssistant(): AssistantResult {
  const editTimes: number[] = [];
  const parseTimes: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    let page = firstPage(`seed ${round}`);
    for (const message of edits) {
      const parse = timed(() => parseModule(page.jsx));
      const edit = timed(() => answer({ message, page, facts, seed: `seed ${round}` }));
      if (edit.result.kind === 'page') page = edit.result.content;
      if (round < WARM_UP) continue;
      parseTimes.push(parse.ms);
      editTimes.push(edit.ms);
    }
  }
  const medianMs = quantile(editTimes, 0.5);
  const parseMedianMs = quantile(parseTimes, 0.5);
  return {
    edits: editTimes.length,
    medianMs: rounded(medianMs),
    p95Ms: rounded(quantile(editTimes, 0.95)),
    parseMedianMs: rounded(parseMedianMs, 3),
    ratio: rounded(medianMs / parseMedianMs, 1),
  };
}

function firstPage(seed: string): PageContent {
  const reply = answer({ message: 'Create a page with my links', page: null, facts, seed });
  if (reply.kind !== 'page') throw new Error('The assistant made no page to edit.');
  return reply.content;
}

function timed<T>(work: () => T): { result: T; ms: number } {
  const start = performance.now();
  const result = work();
  return { result, ms: performance.now() - start };
}
