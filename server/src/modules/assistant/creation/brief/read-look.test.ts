// Colors of a first message: what each is for, and which are not wanted.
import { describe, expect, it } from 'vitest';
import { briefOf } from '../test/marked-brief.ts';

const lookOf = (marked: string, lang = 'en') => briefOf(marked, lang).look;

describe('a color', () => {
  it.each([
    ['<look>please nothing <color>black</color>, <look>calm</look></look>', 'en'],
    ['<look>dont like <color>purple</color></look>', 'en'],
    ['<look>bitte kein <color>Rosa</color></look>', 'de'],
    ['<look>nada de <color>rojo</color></look>', 'es'],
  ])('is not used where it is refused, whatever the tagger says: %s', (marked, lang) => {
    expect(lookOf(marked, lang).colors).toEqual([]);
  });

  it('of letters is no background', () => {
    const look = lookOf(
      '<look><look>dark</look> <part>background</part> <color>gold letters</color></look>',
    );
    expect([look.accent, look.background]).toEqual(['#c9a227', undefined]);
  });

  it('may end a German word', () => {
    expect(lookOf('<look>bitte dunkel, Farbe <color>blutrot</color></look>', 'de').colors).toEqual([
      '#d92d2d',
    ]);
  });
});

describe('sections that are listed as not needed', () => {
  it('are not on the page', () => {
    const { wanted, refused } = briefOf(
      '<fact><name>Halim</name></fact>. not needed: <want><section>shop</section>, <section>newsletter</section></want>',
    );
    expect([wanted, refused.includes('newsletter')]).toEqual([[], true]);
  });
});
