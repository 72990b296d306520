// What words and values tell where the tagger found nothing, or the wrong part.
import { describe, expect, it } from 'vitest';
import { readMessage } from '../../../reading/read-message.ts';
import type { SlotKind } from '../../../tagging/labels.ts';
import { completeTags } from './complete-tags.ts';

const today = '2026-11-20';

/** As if the tagger had found one fact, with the slots given. */
function slotsOf(text: string, tagged: readonly [SlotKind, string, number][] = []) {
  const slots = tagged.map(([slot, typed, probability]) => {
    const start = text.indexOf(typed);
    return { slot, start, end: start + typed.length, text: typed, probability };
  });
  const request = { kind: 'fact' as const, start: 0, end: text.length, probability: 0.5, slots };
  const message = readMessage(text, { lang: 'en', today });
  const { requests } = completeTags(message, { requests: [request] }).tagged;
  return requests.flatMap((found) => found.slots).map(({ slot, text: typed }) => [slot, typed]);
}

describe('what the tagger missed', () => {
  it('keeps the price that corrects the one before', () => {
    const slots = slotsOf('cut 20 € no wait 25 €', [
      ['item', 'cut', 0.8],
      ['price', '20 €', 0.8],
      ['price', '25 €', 0.8],
    ]);
    expect(slots).toContainEqual(['price', '25 €']);
    expect(slots).not.toContainEqual(['price', '20 €']);
  });

  it('takes a tagline from the word before it', () => {
    expect(slotsOf('Bakery in Hull. Tagline: slow bread for fast people.')).toContainEqual([
      'tagline',
      'slow bread for fast people',
    ]);
  });

  it('takes nothing from the closing of a letter', () => {
    const slots = slotsOf('We bake bread in Hull. Kind regards, Priya Shah', [
      ['name', 'Priya Shah', 0.6],
    ]);
    expect(slots).not.toContainEqual(['name', 'Priya Shah']);
  });

  it('keeps what is said to the maker out of texts', () => {
    const about = 'We bake with rye. Could you make it blue please.';
    expect(slotsOf(about, [['about', about, 0.6]])).toContainEqual(['about', 'We bake with rye.']);
  });

  it('finds two numbers with what they count', () => {
    expect(slotsOf('She has 18 years of practice and 950 happy clients.')).toEqual(
      expect.arrayContaining([
        ['value', '18'],
        ['value', '950'],
      ]),
    );
  });

  it('finds dictated hours and addresses', () => {
    const slots = slotsOf('open tuesday to saturday nine till six find us at fadefactory dot com');
    expect(slots).toContainEqual(['hours', 'tuesday to saturday nine till six']);
    expect(slots).toContainEqual(['link', 'fadefactory dot com']);
  });

  it('finds prices without a sign, and what they are for', () => {
    const list = 'Double 95 a night, family room 130, breakfast included.';
    const slots = slotsOf(list, [['about', 'Double 95 a night, family room 130', 0.4]]);
    expect(slots).toEqual(
      expect.arrayContaining([
        ['item', 'Double'],
        ['item', 'family room'],
        ['price', '130'],
      ]),
    );
  });

  it('counts what numbers count, which are no prices', () => {
    const slots = slotsOf('Last year: 214 visits, 38 volunteers, 61 homes.');
    expect(slots.filter(([slot]) => slot === 'price')).toEqual([]);
  });

  it('parts words from the price that they were taken for', () => {
    const slots = slotsOf('pup cup 3, peanut butter bone 4.5', [
      ['item', 'pup cup', 0.6],
      ['price', '3', 0.6],
      ['item', 'peanut butter', 0.6],
      ['price', 'bone 4.5', 0.6],
    ]);
    expect(slots).toContainEqual(['item', 'peanut butter bone']);
    expect(slots).toContainEqual(['price', '4.5']);
  });

  it('takes only what a person said for a quote', () => {
    const said = 'We teach little ones to love water';
    expect(slotsOf(`${said}.`, [['quote', said, 0.4]])).not.toContainEqual(['quote', said]);
    expect(slotsOf(`a client wrote: ${said}, Ann`, [['quote', said, 0.4]])).toContainEqual([
      'quote',
      said,
    ]);
  });

  it('finds who does what', () => {
    const slots = slotsOf('Our manager is Gwen Pritchard. Visiting is daily.', [
      ['name', 'Gwen Pritchard', 0.4],
    ]);
    expect(slots).toContainEqual(['person', 'Gwen Pritchard']);
    expect(slots).toContainEqual(['role', 'manager']);
  });

  it('finds the place behind an occupation', () => {
    const slots = slotsOf('handpoke tattoos in Malmö.', [
      ['job', 'handpoke tattoos in Malmö', 0.6],
    ]);
    expect(slots).toContainEqual(['location', 'Malmö']);
    expect(slots).toContainEqual(['job', 'handpoke tattoos']);
  });
});
