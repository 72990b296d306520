// Names, places and occupations with the edges that the message gives them.
import { describe, expect, it } from 'vitest';
import { briefOf } from '../../test/marked-brief.ts';

describe('a name', () => {
  it.each([
    ['<fact><name>lila, 16 ans</name>, <job>bijoux</job></fact>', 'Lila'],
    [
      '<fact><name>Pfotenwerk heißt sie</name>, in <location>Kassel</location></fact>',
      'Pfotenwerk',
    ],
    ['<fact>bakery called <name>Crumb Theory in january</name></fact>', 'Crumb Theory'],
    ['<fact><name>Karim coursier</name> à <location>Grenoble</location></fact>', 'Karim'],
    [
      '<fact><location>Dana</location> <name>Whitlock</name>. Mother of three.</fact>',
      'Dana Whitlock',
    ],
    ['<fact>Rosalind <name>Achterberg</name> mends violins</fact>', 'Rosalind Achterberg'],
    [
      '<fact>Rosalind <name>Achterberg in january</name> mends violins</fact>',
      'Rosalind Achterberg',
    ],
    ['<fact>name: Halim Aziz\nwhere: shed in Ormskirk</fact>', 'Halim Aziz'],
  ])('ends where it ends: %s', (marked, name) => {
    expect(briefOf(marked).name).toBe(name);
  });

  it('keeps words in lower case that belong to it', () => {
    expect(briefOf('<fact><name>The velvet mice</name></fact>').name).toBe('The velvet mice');
  });

  it('may follow an article that is "one" in another language', () => {
    expect(briefOf('<fact>sou a <name>Marta Lobo</name></fact>', 'pt').name).toBe('Marta Lobo');
  });
});

describe('a place', () => {
  it.each([
    ['<fact>I live in <location>Gdansk now</location></fact>', 'Gdansk'],
    [
      '<fact>harpist. Based Llandeilo, travel all of <location>Wales</location></fact>',
      'Llandeilo',
    ],
    ['<fact>where: shed in Ormskirk</fact>', 'Ormskirk'],
    ['<fact>she sells at <location>the market</location></fact>', undefined],
    ['<fact>a show by <location>Jan</location></fact>', undefined],
  ])('is where the creator is: %s', (marked, location) => {
    expect(briefOf(marked).location).toBe(location);
  });
});

describe('an occupation', () => {
  it.each([
    ['<fact>two <job>postal workers</job> read mail</fact>', 'Two postal workers'],
    [
      '<fact>virtual assistant for <job>small charities</job></fact>',
      'Virtual assistant for small charities',
    ],
    ['<fact>its a <job>puzzle game about</job> a moth</fact>', 'Puzzle game about a moth'],
  ])('is told as a whole: %s', (marked, tagline) => {
    expect(briefOf(marked).tagline).toBe(tagline);
  });
});
