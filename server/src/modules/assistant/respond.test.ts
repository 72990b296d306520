// A whole turn on the limits: huge and hostile messages, clearing a page, a first message.
import { writeDesign } from '@vys/compiler/page-design/write-design';
import { openPage } from '@vys/compiler/page-model/open-page';
import { describe, expect, it } from 'vitest';
import { testPages } from './ranking/data/pages.ts';
import { testAccount } from './ranking/examples.ts';
import { respond } from './respond.ts';
import type { AssistantTurn } from './types.ts';

const page = writeDesign(testPages.bakery);
const turn = (message: string, over: Partial<AssistantTurn> = {}): AssistantTurn => ({
  message,
  page,
  history: [],
  account: testAccount,
  lang: 'en',
  today: '2026-11-22',
  seed: 'seed',
  ...over,
});

describe('a turn', () => {
  it('makes a page from a first message', () => {
    const reply = respond(
      turn('a page for my bakery Olive & Rye, open 7-3 tue to sun', { page: null }),
    );
    expect(reply.kind).toBe('made');
    expect(reply.page?.jsx).toContain('Olive & Rye');
  });

  it('gives the same reply to the same turn', () => {
    const [first, second] = [
      respond(turn('show me another design')),
      respond(turn('show me another design')),
    ];
    expect(first).toEqual(second);
  });

  it('asks before it clears the page, and clears it after a yes', () => {
    const asked = respond(turn('remove everything'));
    expect(asked).toMatchObject({ kind: 'question', operations: [] });
    expect(asked.page).toBeUndefined();
    const cleared = respond(turn('yes', { history: [{ message: 'remove everything', page }] }));
    expect(openPage(cleared.page ?? page)?.design.page).toMatchObject({ links: [], sections: [] });
  });

  it('says once that a page is that way already', () => {
    const reply = respond(turn(`change the name to ${testPages.bakery.page.name}`));
    expect(reply.say).toBe('Your page already is that way, so nothing changed.');
    expect(reply.receipt).toBeUndefined();
  });

  it('leaves the page when the answer is no', () => {
    const reply = respond(turn('no', { history: [{ message: 'remove everything', page }] }));
    expect(reply.page).toBeUndefined();
  });

  it.each([
    ['make it dark and book me a table at luigis', 'book me a table at luigis'],
    ['make it dark. also write my essay about rome', 'also write my essay about rome'],
  ])('names the part that it did not do: %s', (message, part) => {
    const reply = respond(turn(message));
    expect(reply.operations).toMatchObject([{ type: 'theme.scheme' }]);
    expect(reply.say).toContain(part);
  });

  it('does not say that it missed the beginning of what it did', () => {
    const reply = respond(turn('troca o nome do instagram para Fotos'));
    expect(reply.operations).toMatchObject([{ type: 'link.update', set: { title: 'Fotos' } }]);
    expect(reply.say).not.toContain('troca');
  });

  it.each([
    'write me a funnier tagline',
    'my bio is flat, write something better',
    'come up with a better name',
  ])('writes no text that it was not given: %s', (message) => {
    expect(respond(turn(message)).operations).toEqual([]);
  });

  it.each([
    'add a gig on 31 February in Leeds',
    'move the menu to the top and also give the heading a',
    'remove the menu but keep it',
    'put the gallery first but also last',
  ])('asks about what cannot be done as it was said: %s', (message) => {
    expect(respond(turn(message))).toMatchObject({ kind: 'question', operations: [] });
  });

  it('offers proposals with a preview or a text where it does not understand', () => {
    const reply = respond(turn('flurbl the wibble'));
    expect(reply.kind).toBe('question');
    expect(reply.suggestions.length).toBeGreaterThan(0);
  });

  it.each([
    ['16 KB of words', 'lorem ipsum dolor '.repeat(900)],
    ['a script', '<script>alert(1)</script>'],
    ['a javascript address', 'add a link javascript:alert(document.cookie)'],
    ['emoji', '🥐🥐🥐'],
    ['control characters', '\u0000\u202e\u200b'],
    ['nothing', '   '],
  ])('leaves the page in order after %s', (_, message) => {
    const reply = respond(turn(message));
    expect(JSON.stringify(reply.operations)).not.toContain('javascript:');
    expect(JSON.stringify(reply.operations)).not.toContain('remove');
    if (reply.page !== undefined) expect(openPage(reply.page)).toBeDefined();
  });

  it('changes a text of a page whose code was written freely, or says that it cannot', () => {
    const jsx =
      'export default function Page() { return <main><h1>Rosa</h1><a href="https://rosa.dev">Shop</a></main>; }';
    const free = { jsx, css: '', metadata: { title: 'Rosa', description: '' } };
    const renamed = respond(turn('rename shop to store', { page: free }));
    expect(renamed.page?.jsx).toContain('>Store<');
    expect(respond(turn('add a faq', { page: free })).kind).toMatch(/changed|question/);
  });

  it('does two hundred requests in one message', () => {
    const requests = Array.from({ length: 200 }, (_, index) =>
      index % 2 ? 'make it dark' : 'more space',
    );
    const reply = respond(turn(requests.join(', ')));
    expect(reply.kind).toBe('changed');
  });
});
