// How long the built-in assistant takes for one edit, against only parsing the page that it edits.
import { parseModule } from '@vys/compiler';
import { respond } from '../../server/src/modules/assistant/respond.ts';
import { quantile, rounded } from '../measure/statistics.ts';
import { assistantPage, turnWith } from '../pages/assistant.ts';

export type AssistantResult = {
  edits: number;
  medianMs: number;
  p95Ms: number;
  parseMedianMs: number;
  /** Median edit by median parse. */
  ratio: number;
};

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
    let page = assistantPage(`seed ${round}`);
    for (const message of edits) {
      const parse = timed(() => parseModule(page.jsx));
      const edit = timed(() => respond(turnWith(message, page, `seed ${round}`)));
      page = edit.result.page ?? page;
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

function timed<T>(work: () => T): { result: T; ms: number } {
  const start = performance.now();
  const result = work();
  return { result, ms: performance.now() - start };
}
