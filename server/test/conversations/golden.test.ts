// Golden conversations: several turns each over HTTP, with models that write well, badly, little, and fail at first.
// After each turn the page renders, keeps its links, and has changed where it was asked to and nowhere else.
// @module-tag slow
import type { PageContent } from '@vys/contract/pages/page-content';
import PQueue from 'p-queue';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startContent } from '../model-server/catalogue/start-pages.ts';
import { type Creator, type ModelApp, startModelApp } from '../model-server/model-app.ts';
import { checkTurn } from './check-turn.ts';
import type { Conversation, GoldenTurn } from './conversation.ts';
import { artists } from './data/artists.ts';
import { bakery } from './data/bakery.ts';
import { coach } from './data/coach.ts';
import { firstPages } from './data/first-pages.ts';
import { type Style, styleNames, styles } from './styles.ts';

/** Of all conversations: the first ones start the worker processes. */
const LONGEST = 120_000;
/** Beside each other. */
const AT_ONCE = 4;

const conversations = [...firstPages, ...bakery, ...artists, ...coach];
/** Each turn is in another style than the one before, and each kind of turn in all of them. */
const styleOf = (conversation: number, turn: number): Style =>
  styleNames[(conversation + turn) % styleNames.length] as Style;

type Report = { turns: string[]; problems: string[] };

let app: ModelApp;
let image: Buffer;
const reports = new Map(
  conversations.map(({ name }) => [name, Promise.withResolvers<Report>()] as const),
);

beforeAll(async () => {
  app = await startModelApp({ AI_IMAGES: 'yes' });
  const background = '#166534';
  image = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer();
  const atOnce = new PQueue({ concurrency: AT_ONCE });
  for (const [index, conversation] of conversations.entries()) {
    const report = reports.get(conversation.name);
    // Its own test reports what fails.
    report?.promise.catch(() => undefined);
    void atOnce.add(() => play(conversation, index).then(report?.resolve, report?.reject));
  }
});
afterAll(async () => {
  await Promise.allSettled([...reports.values()].map(({ promise }) => promise));
  await app.stop();
});

async function play({ page, turns }: Conversation, index: number): Promise<Report> {
  const creator = await app.createCreator(page === 'none' ? undefined : startContent(page));
  const report: Report = { turns: [], problems: [] };
  /** The pages that undo leads back to. */
  const past: PageContent[] = [];
  let content = await creator.content();
  for (const [number, turn] of turns.entries()) {
    const style = styleOf(index, number);
    const { types, content: after, requests } = await send(creator, turn, style);
    const [asked] = requests;
    const { selection } = turn;
    const isTold = !asked || !selection || asked.messages[0]?.text.includes(`mean: "${selection}"`);
    const isUndone = turn.kind !== 'undo' || after?.jsx === past.at(-1)?.jsx;
    const problems = [
      ...(types.at(-1) === 'complete' ? [] : [`it ended with ${types.at(-1)}`]),
      ...(isTold ? [] : ['the model was not told what is selected']),
      ...(isUndone ? [] : ['it is not the page from before the last change']),
      ...checkTurn(turn, content, after),
    ];
    report.turns.push(`${turn.kind} ${style}`);
    report.problems.push(...problems.map((problem) => `"${turn.message}", ${style}: ${problem}`));
    if (turn.kind === 'undo') past.pop();
    else if (content && turn.changes.length > 0) past.push(content);
    content = after;
  }
  return report;
}

async function send(creator: Creator, turn: GoldenTurn, style: Style) {
  creator.answerWith(...styles[style](turn));
  const { message, selection } = turn;
  const url = turn.kind === 'image' && (await creator.upload({ bytes: image, name: 'green.png' }));
  const text = url ? `${message}\n[Image 1: ${url}]` : message;
  return await creator.send(text, selection === undefined ? {} : { selection });
}

describe('a creator', () => {
  it.each(conversations.map(({ name }) => name))(
    'who %s has after each turn a page that renders, with its links and no other change',
    async (name) => {
      const report = await reports.get(name)?.promise;
      expect(report?.problems).toEqual([]);
    },
    LONGEST,
  );
});

it('conversations are twelve or more of three to six turns, of every kind and in every style', () => {
  expect(conversations.length).toBeGreaterThanOrEqual(12);
  expect(new Set(conversations.map(({ name }) => name)).size).toBe(conversations.length);
  const all = conversations.flatMap(({ turns }, index) => {
    expect(turns.length).toBeGreaterThanOrEqual(3);
    expect(turns.length).toBeLessThanOrEqual(6);
    return turns.map(({ kind }, number) => `${kind} ${styleOf(index, number)}`);
  });
  for (const kind of ['create', 'edit', 'about', 'question', 'undo', 'out of scope', 'image']) {
    expect(all.filter((turn) => turn.startsWith(kind)).length, kind).toBeGreaterThanOrEqual(2);
  }
  for (const style of styleNames) expect(all.some((turn) => turn === `edit ${style}`)).toBe(true);
});
