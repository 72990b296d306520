// The judge is not taken in by words that only repeat the message. The examples are invented.
import { writeDesign } from '@vys/compiler/page-design/write-design';
import { describe, expect, it } from 'vitest';
import type { Respond } from '../run-case.ts';
import { designOf, type Expected, fake, judge } from './fake-assistant.ts';

describe('words meant for the assistant', () => {
  const changed: Expected = { page: 'changed' };
  const says = (text: string) => fake([{ type: 'profile.set', set: { about: text } }]);
  const about = (expected: Expected, turn: string, text: string) =>
    judge('bare', expected, says(text), [turn]).reasons;

  it.each([
    ['pls make it short: i fix old boats', 'Pls make it short. I fix old boats.'],
    ['ich repariere boote, kannst du das schreiben', 'Kannst du das schreiben'],
    ['je répare des bateaux, merci beaucoup léa', 'Merci beaucoup Léa'],
    ['arreglo barcos, ponme esto arriba gracias', 'Arreglo barcos, ponme esto arriba'],
    ['conserto barcos, pode colocar isso no texto', 'Pode colocar isso no texto'],
    ['riparo barche, puoi scrivere questo sotto', 'Riparo barche, puoi scrivere questo'],
    ['boats. dark green background if possible', 'Boats, dark green background'],
  ])('are wrong in a text of the page: %s', (turn, text) => {
    const expected: Expected = { ...changed, text: { has: [text.slice(-4)] } };
    expect(about(expected, turn, text)).toEqual([
      `words meant for the assistant are on the page: ${text}`,
    ]);
  });

  it('may stand there when the case expects them, when they are quoted, or when they were not typed', () => {
    const has = (text: string): Expected => ({ ...changed, text: { has: [text] } });
    const greeting = 'Thanks for stopping by';
    expect(about(has(greeting), 'write thanks for stopping by', greeting)).toEqual([]);
    expect(about(has('stopping'), 'write "thanks for stopping by"', greeting)).toEqual([]);
    expect(about(has('stopping'), 'write a greeting', greeting)).toEqual([]);
    const note = 'Please ring twice';
    expect(about(has('twice'), 'write please ring twice', note)).toEqual([]);
  });

  it('are no questions of visitors', () => {
    const question = 'Do I need a boat? Bring one.';
    const expected: Expected = { ...changed, text: { has: ['boat'] } };
    expect(about(expected, 'people ask do i need a boat? bring one', question)).toEqual([]);
    expect(about(expected, 'i need a boat page', 'I need a boat page')).not.toEqual([]);
  });

  it('are wrong on a page that was made, whatever it says besides', () => {
    const made = (name: string): Respond => {
      const { page, theme } = designOf('bakery');
      return fake({ kind: 'made', page: writeDesign({ page: { ...page, name }, theme }) });
    };
    const expected: Expected = { page: 'made', text: { has: ['bagel'] } };
    const turns = ['i need a page for chez nous, we bake bagel'];
    expect(judge(null, expected, made('Chez nous'), turns).isRight).toBe(true);
    expect(judge(null, expected, made('A page for Chez nous'), turns).isRight).toBe(false);
  });

  it('are no name of an item', () => {
    const item = { id: 'new-item', name: 'Scone please', price: { text: '£2' } };
    const add = (name: string) =>
      fake([{ type: 'item.add', section: 'menu', item: { ...item, name } }]);
    const expected: Expected = { ...changed, item: [{ kind: 'menu', has: ['scone', '2'] }] };
    const turns = ['2 quid scone please'];
    expect(judge('bakery', expected, add('Scone'), turns).reasons).toEqual([]);
    expect(judge('bakery', expected, add('Scone please'), turns).reasons).toContain(
      'no menu item with scone, 2',
    );
  });
});

describe('a text that was copied from the message', () => {
  const turn =
    'my place is called chez nous and it opens at nine every morning because the bread is ready then, 12 shore place';
  const made = (about: string): Respond => {
    const { page, theme } = designOf('bare');
    return fake({ kind: 'made', page: writeDesign({ page: { ...page, about }, theme }) });
  };
  const has = (text: string): Expected => ({ page: 'made', text: { has: [text] } });

  it('is no proof that its facts were understood', () => {
    const copy = made(turn);
    expect(judge(null, has('shore place'), copy, [turn]).reasons).toEqual([
      'the text shore place is missing',
    ]);
    const short = made('It opens at nine every morning. 12 Shore Place.');
    expect(judge(null, has('shore place'), short, [turn]).reasons).toEqual([]);
  });

  it('is right when the case expects all of it, or when the page was changed', () => {
    expect(judge(null, has(turn), made(turn), [turn]).reasons).toEqual([]);
    const set = fake([{ type: 'profile.set', set: { about: turn } }]);
    const expected: Expected = { page: 'changed', text: { has: ['shore place'] } };
    expect(judge('bare', expected, set, [turn]).reasons).toEqual([]);
  });
});

describe('an item that had to go', () => {
  const expected: Expected = { page: 'changed', itemGone: [{ kind: 'menu', text: 'bagel' }] };
  const update = (set: object) =>
    fake([{ type: 'item.update', section: 'menu', id: 'bagel', set }]);

  it('is not gone under another name or price', () => {
    const kept = ['an item that had to go is still there: Roll'];
    const [reason] = judge('bakery', expected, update({ name: 'Roll' })).reasons;
    expect(reason?.startsWith(kept[0] ?? '')).toBe(true);
    const text: Expected = { page: 'changed', text: { gone: ['bagel'] } };
    expect(judge('bakery', text, update({ name: 'Roll' })).reasons).toHaveLength(1);
    const remove = fake([{ type: 'item.remove', section: 'menu', id: 'bagel' }]);
    expect(judge('bakery', expected, remove).isRight).toBe(true);
  });

  it('may have the name that the case expects', () => {
    const renamed: Expected = { ...expected, item: [{ kind: 'menu', has: ['roll'] }] };
    expect(judge('bakery', renamed, update({ name: 'Roll' })).isRight).toBe(true);
  });
});

describe('what a reply has to mention', () => {
  const mentions = (word: string, say: string) =>
    judge('bare', { page: 'same', mentions: [word] }, fake({ kind: 'answer', say })).isRight;

  it.each([
    ['plan', 'Both plans have it.'],
    ['borr', 'Puedes borrarlo: borrar no cuesta nada.'],
    ['statistics', 'See Statistics.'],
    ['€', 'It is 4 € a month.'],
  ])('is a word, its plural or its stem: %s', (word, say) => {
    expect(mentions(word, say)).toBe(true);
  });

  it.each([
    ['plan', 'Vys is for the whole planet.'],
    ['pay', 'Link to your PayPal.'],
    ['visit', 'It is for your visitors.'],
  ])('is not the beginning of another word: %s', (word, say) => {
    expect(mentions(word, say)).toBe(false);
  });
});

describe('a serif font', () => {
  it('may be that of the texts', () => {
    const set = fake([{ type: 'theme.font', role: 'body', font: 'Newsreader' }]);
    expect(judge('coach', { page: 'changed', look: { fontKind: 'serif' } }, set).reasons).toEqual(
      [],
    );
  });
});
