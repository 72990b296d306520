// Every output of the catalogue through the whole server: asked over HTTP, parsed, applied, checked, saved. The wires of
// other vendors differ up to the parser only, so a part of the catalogue goes through them without the server around.
// @module-tag slow
import type { PageContent } from '@vys/contract/pages/page-content';
import PQueue from 'p-queue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type LocalResponder,
  startLocalResponder,
} from '../../src/modules/assistant/models/test/local-responder.ts';
import type { CatalogueCase } from './catalogue/case.ts';
import { catalogue } from './catalogue/catalogue.ts';
import { startContent } from './catalogue/start-pages.ts';
import { judge } from './judge.ts';
import { type ModelApp, type PlayedTurn, startModelApp } from './model-app.ts';
import type { Answer } from './script.ts';

/** Of all turns: the first ones start the worker processes. */
const LONGEST = 120_000;
/** Turns of so many creators run beside each other, each on a page of its own. */
const AT_ONCE = 4;
/** Long outputs come in larger pieces; that the cuts make no difference is tested with the parser. */
const MOST_PIECES = 100;

const all = Object.values(catalogue).flat();
const { right = [], truncated = [], tags = [], hostile = [] } = catalogue;
const ofOtherWires = {
  anthropic: right,
  google: [...right, ...truncated, ...tags.slice(0, 3), ...hostile.slice(0, 5)],
};

let app: ModelApp;
let local: LocalResponder;
const turns = new Map(all.map((one) => [one, Promise.withResolvers<PlayedTurn>()]));

beforeAll(async () => {
  [app, local] = await Promise.all([startModelApp(), startLocalResponder()]);
  const atOnce = new PQueue({ concurrency: AT_ONCE });
  for (const [one, turn] of turns) {
    // Its own test reports what fails.
    turn.promise.catch(() => undefined);
    void atOnce.add(() => play(one).then(turn.resolve, turn.reject));
  }
});
afterAll(async () => {
  await Promise.allSettled([...turns.values()].map(({ promise }) => promise));
  await app.stop();
  await local.stop();
});

const startOf = ({ page }: CatalogueCase) => (page === 'none' ? undefined : startContent(page));

const answersOf = ({ output, repairs = [] }: CatalogueCase): Answer[] =>
  [output, ...repairs].map((text) => {
    return { text, charactersPerEvent: Math.max(7, Math.ceil(text.length / MOST_PIECES)) };
  });

const play = (one: CatalogueCase): Promise<PlayedTurn> =>
  app.play(one.message, startOf(one), answersOf(one));

type Seen = { content?: PageContent | undefined; say?: string };

function expectRight(one: CatalogueCase, isBuiltIn: boolean, { content, say = '' }: Seen): void {
  expect(isBuiltIn, 'the built-in assistant answered').toBe(one.expect.isBuiltIn ?? false);
  expect(content && judge(one, { content, say })).toEqual([]);
}

const named = (list: readonly CatalogueCase[]) => list.map((one) => [one.name, one] as const);

describe.each(Object.entries(catalogue))('a model, %s,', (_topic, list) => {
  it.each(named(list))(
    'that %s',
    async (_name, one) => {
      const turn = await turns.get(one)?.promise;
      const { types = [], requests = [], ...result } = turn ?? {};
      expect(types.at(-1)).toBe('complete');
      expectRight(one, types.includes('fallback') || requests.length === 0, result);
    },
    LONGEST,
  );
});

describe.each(['anthropic', 'google'] as const)('a model of %s', (provider) => {
  it.each(named(ofOtherWires[provider]))(
    'that %s',
    async (_name, one) => {
      const start = startOf(one);
      const answers = answersOf(one);
      local.server.reset();
      local.server.answerNext(...answers);
      local.server.answerOthers(answers.at(-1) as Answer);
      const models = { provider, contextTokens: 60_000 };
      const { reply, events } = await local.play(one.message, { page: start ?? null }, { models });
      const isBuiltIn =
        events.some(({ type }) => type === 'fallback') || local.server.requests.length === 0;
      expectRight(one, isBuiltIn, { content: reply.page ?? start, say: reply.say });
    },
    LONGEST,
  );
});
