// A turn whose model writes slowly, over HTTP: each operation is an event of the log before the answer ends, the same for all
// clients that read the log, and nothing is saved until the turn is over.
import type { ChatEvent } from '@vys/contract/ai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replayTurn } from '../clients/replay-turn.ts';
import { inBackground } from '../in-background.ts';
import { startContent } from './catalogue/start-pages.ts';
import { type Creator, type ModelApp, readEvents, startModelApp } from './model-app.ts';

const LONGEST = 120_000;
const TAGLINE = '<op>{"type":"profile.set","set":{"tagline":"Bread by night"}}</op>';
const TEXT = `${TAGLINE}<say>It is short now. The link is hidden.</say><op>{"type":"link.hide","id":"directions"}</op>`;
const MESSAGE = 'Hide the directions link and write a punchier tagline';
const start = startContent('bakery');

let app: ModelApp;
beforeAll(async () => {
  app = await startModelApp();
});
afterAll(() => app.stop());

/** A turn that has shown its first operation and waits. */
async function openHeld() {
  const creator = await app.createCreator(start);
  const gate = Promise.withResolvers<void>();
  creator.answerWith({ text: TEXT, hold: { after: TAGLINE, until: gate.promise } });
  const stream = read(await creator.open(MESSAGE));
  await stream.until('"type":"operation"');
  const [first] = readEvents(stream.text());
  const turnId = first?.type === 'start' ? first.generationId : '';
  return { creator, stream, turnId, finish: () => gate.resolve() };
}

function read(response: Response) {
  let text = '';
  const isOver = inBackground(async () => {
    const decoder = new TextDecoder();
    for await (const bytes of response.body ?? []) text += decoder.decode(bytes, { stream: true });
  });
  return {
    isOver,
    text: () => text,
    /** Whole events only, so that they can be read. */
    until: (words: string) =>
      expect
        .poll(() => text.slice(0, text.lastIndexOf('\n\n')).includes(words), { timeout: LONGEST })
        .toBe(true),
  };
}

const follow = async ({ token }: Creator, turnId: string) =>
  read(await app.app.call('GET', `/api/ai/turns/${turnId}/events`, { token }));
const listTypes = (events: readonly ChatEvent[]) => events.map(({ type }) => type);

describe('a model that writes slowly', () => {
  it(
    'API-42 shows an operation before its answer ends, to all alike, and saves what was shown',
    async () => {
      const { creator, stream, turnId, finish } = await openHeld();
      const early = readEvents(stream.text());
      expect(listTypes(early)).not.toContain('complete');
      expect(replayTurn(early)?.jsx).toContain('Bread by night');
      expect((await creator.content())?.jsx).toBe(start.jsx);
      const reloaded = await follow(creator, turnId);
      await reloaded.until('"type":"operation"');
      expect(replayTurn(readEvents(reloaded.text()))).toEqual(replayTurn(early));
      finish();
      await Promise.all([stream.isOver, reloaded.isOver]);
      expect(reloaded.text().replace(/^: heartbeat\n\n/gm, '')).toBe(
        stream.text().replace(/^: heartbeat\n\n/gm, ''),
      );
      const events = readEvents(stream.text());
      const end = events.at(-1);
      const saved = await creator.content();
      expect(end?.type === 'complete' && end.data).toEqual(saved);
      expect(replayTurn(events)).toEqual(saved);
      // What the specified client reads.
      const said = events.map((event) => (event.type === 'chunk' ? event.content : '')).join('');
      expect(said).toBe('It is short now. The link is hidden.');
      expect(stream.text().endsWith('data: [DONE]\n\n')).toBe(true);
    },
    LONGEST,
  );

  it(
    'leaves the saved draft when the turn is stopped after an operation was shown',
    async () => {
      const { creator, stream, turnId, finish } = await openHeld();
      const { token } = creator;
      const stopped = await app.app.call('POST', `/api/ai/turns/${turnId}/stop`, { token });
      expect(await stopped.json()).toEqual({ state: 'stopped' });
      await stream.isOver;
      expect(readEvents(stream.text()).at(-1)?.type).toBe('stopped');
      expect(await creator.requests[0]?.ended).toBe('left');
      finish();
      expect(await creator.content()).toEqual(start);
    },
    LONGEST,
  );
});
