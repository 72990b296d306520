// Every output of the catalogue through the whole server: asked over HTTP, parsed, applied, checked, saved.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueCase } from './catalogue/case.ts';
import { catalogue } from './catalogue/catalogue.ts';
import { startContent } from './catalogue/start-pages.ts';
import { judge } from './judge.ts';
import { type ModelApp, startModelApp } from './model-app.ts';

/** Of one turn; the first ones start the worker processes. */
const LONGEST = 60_000;

let openAi: ModelApp;
let anthropic: ModelApp;
beforeAll(async () => {
  openAi = await startModelApp('openai-compatible');
  anthropic = await startModelApp('anthropic');
});
afterAll(async () => {
  await openAi.stop();
  await anthropic.stop();
});

async function check(app: ModelApp, one: CatalogueCase): Promise<void> {
  const { page, message, output, repairs = [], expect: expected } = one;
  const start = page === 'none' ? undefined : startContent(page);
  const answers = [output, ...repairs].map((text) => ({ text, charactersPerEvent: 7 }));
  const { content, say, types, requests } = await app.play(message, start, answers);
  expect(types.at(-1)).toBe('complete');
  const isBuiltIn = types.includes('fallback') || requests.length === 0;
  expect(isBuiltIn, 'the built-in assistant answered').toBe(expected.isBuiltIn ?? false);
  expect(content && judge(one, { content, say })).toEqual([]);
}

const named = (cases: readonly CatalogueCase[]) => cases.map((one) => [one.name, one] as const);

describe.each(Object.entries(catalogue))('a model, %s,', (_topic, cases) => {
  it.each(named(cases))('that %s', (_name, one) => check(openAi, one), LONGEST);
});

describe('a model of Anthropic', () => {
  it.each(named(catalogue.right ?? []))('that %s', (_name, one) => check(anthropic, one), LONGEST);
});
