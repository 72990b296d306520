// Operations of a model are seen while its answer goes on, and what is seen in the end is what is replied.
import { openPage } from '@vys/compiler/page-model/open-page';
import type { PageContent } from '@vys/contract/pages/page-content';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { replayTurn } from '../../../../../test/clients/replay-turn.ts';
import { startContent } from '../../../../../test/model-server/catalogue/start-pages.ts';
import type { AssistantEvent } from '../../types.ts';
import { bakery, type LocalResponder, startLocalResponder } from './local-responder.ts';

let local: LocalResponder;
beforeAll(async () => {
  local = await startLocalResponder();
});
beforeEach(() => local.server.reset());
afterAll(() => local.stop());

const TAGLINE =
  '<op>{"type":"profile.set","set":{"tagline":"Bread by night"}}</op><say>First the line.</say>';
const HIDE = '<op>{"type":"link.hide","id":"directions"}</op>';
const both = 'Hide the directions link and write a punchier tagline';
const typesOf = (events: readonly AssistantEvent[]) => events.map(({ type }) => type);

const linksOf = (page: PageContent | undefined) => page && openPage(page)?.design.page.links;

/** A turn whose answer waits behind some words until it is let go on. */
function playHeld(text: string, after: string, message: string, turn = {}, options = {}) {
  const gate = Promise.withResolvers<void>();
  const seen: AssistantEvent[] = [];
  local.server.answerNext({ text, hold: { after, until: gate.promise } });
  const onEvent = (event: AssistantEvent) => void seen.push(event);
  const turnEnd = local.play(message, turn, { ...options, onEvent });
  const isSeen = (type: AssistantEvent['type'], times = 1) =>
    expect
      .poll(() => seen.filter((event) => event.type === type).length, { timeout: 20_000 })
      .toBeGreaterThanOrEqual(times);
  return { seen, isSeen, finish: () => gate.resolve(), turnEnd };
}

describe('an operation of a model', () => {
  it('is seen while the answer goes on, and carried out gives the page that is replied', async () => {
    const { seen, isSeen, finish, turnEnd } = playHeld(TAGLINE + HIDE, '</op>', both);
    await isSeen('operation');
    expect(typesOf(seen)).not.toContain('usage');
    expect(seen.find(({ type }) => type === 'draft')).toEqual({ type: 'draft', data: bakery });
    expect(seen.find(({ type }) => type === 'operation')).toMatchObject({
      operation: 'profile.set',
      change: { type: 'profile.set', set: { tagline: 'Bread by night' } },
    });
    expect(replayTurn(seen)?.jsx).toContain('Bread by night');
    finish();
    const { reply, events } = await turnEnd;
    expect(reply.operations).toHaveLength(2);
    expect(replayTurn(events)).toEqual(reply.page);
    expect(typesOf(events).filter((type) => type === 'operation')).toHaveLength(2);
    expect(typesOf(events).filter((type) => type === 'draft')).toHaveLength(1);
  });

  it('is not seen where the request does not give it', async () => {
    const remove = '<op>{"type":"link.remove","id":"order"}</op>';
    const { seen, isSeen, finish, turnEnd } = playHeld(
      remove + TAGLINE,
      TAGLINE,
      'Write a punchier tagline',
    );
    await isSeen('operation');
    expect(linksOf(replayTurn(seen))).toEqual(linksOf(bakery));
    finish();
    const { reply, events } = await turnEnd;
    expect(replayTurn(events)).toEqual(reply.page);
    expect(reply.operations).toMatchObject([{ type: 'profile.set' }]);
  });

  it('is followed by those of its repair', async () => {
    const { isSeen, finish, turnEnd } = playHeld(
      `${TAGLINE}<op>{"type":"link.hide"}</op>`,
      TAGLINE,
      both,
    );
    local.server.answerNext({ text: HIDE });
    await isSeen('operation');
    finish();
    const { reply, events } = await turnEnd;
    expect(reply.operations).toHaveLength(2);
    expect(replayTurn(events)).toEqual(reply.page);
  });

  it('is taken back when the answer fails after it', async () => {
    const text = `${TAGLINE}<say>You change one link-in-bio page for its owner, who writes what they want.</say>`;
    const { isSeen, finish, turnEnd } = playHeld(text, TAGLINE, both);
    await isSeen('operation');
    finish();
    const { reply, events } = await turnEnd;
    expect(replayTurn(events)).toBeUndefined();
    const order = typesOf(events).filter((type) => type === 'draft' || type === 'fallback');
    expect(order).toEqual(['draft', 'draft', 'fallback']);
    expect(reply.page?.jsx ?? '').not.toContain('Bread by night');
  });

  it('is seen on code that was written by hand', async () => {
    const page = startContent('handwritten');
    const edit =
      '<op>{"type":"text.replace","from":"Shop","to":"Ceramics shop"}</op><say>Renamed.</say>';
    const { isSeen, finish, turnEnd } = playHeld(
      edit,
      '</op>',
      'Rename the shop link to Ceramics shop',
      { page },
    );
    await isSeen('operation');
    finish();
    const { reply, events } = await turnEnd;
    expect(reply.page?.jsx).toContain('>Ceramics shop<');
    expect(replayTurn(events)).toEqual(reply.page);
  });
});

it('code of a section is seen as a whole page', async () => {
  const page = startContent('handwritten');
  const section =
    '<section id="hello" kind="free"><p className="hello">Hello there</p></section><say>Added.</say>';
  const { seen, isSeen, finish, turnEnd } = playHeld(
    section,
    '</section>',
    'Add a section that says "Hello there"',
    { page },
  );
  await isSeen('draft');
  expect(replayTurn(seen)?.jsx).toContain('Hello there');
  finish();
  const { reply, events } = await turnEnd;
  expect(replayTurn(events)).toEqual(reply.page);
});

it('a first page is seen before the model has said a word', async () => {
  const message = 'A page for my bakery Olive & Rye, order at https://order.example';
  const gate = Promise.withResolvers<void>();
  local.server.answerNext({ text: TAGLINE, hold: { after: '<op>', until: gate.promise } });
  const seen: AssistantEvent[] = [];
  const turn = local.play(
    message,
    { page: null },
    { model: undefined, onEvent: (event) => void seen.push(event) },
  );
  await expect.poll(() => local.server.requests.length, { timeout: 20_000 }).toBe(1);
  expect(replayTurn(seen)?.jsx).toContain('https://order.example');
  gate.resolve();
  const { reply, events } = await turn;
  expect(replayTurn(events)).toEqual(reply.page);
  expect(reply.page?.jsx).toContain('Bread by night');
});
