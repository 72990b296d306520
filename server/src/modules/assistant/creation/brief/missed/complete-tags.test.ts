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
});
