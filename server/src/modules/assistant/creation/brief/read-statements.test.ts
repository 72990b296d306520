// What a first message says beside its slots stands on the page, and what is said to the assistant does not.
import { describe, expect, it } from 'vitest';
import { briefOf } from '../test/marked-brief.ts';

describe('words that no slot covers', () => {
  it.each([
    ['<fact><item>fern</item> <price>8</price>, collection only</fact>', 'Collection only.'],
    ['<fact>choir in <location>Dundee</location>, no auditions</fact>', 'No auditions.'],
    ['<fact><name>Tischlerei Brenner</name>, seit 1974</fact>', 'Seit 1974.'],
    ['<fact><name>Bo</name>. Portraits, newborns, pets.</fact>', 'Portraits, newborns, pets.'],
    ['<fact><job>bakery</job> and we deliver by cargo bike</fact>', 'We deliver by cargo bike.'],
  ])('are told in the words of the creator: %s', (marked, statement) => {
    expect(briefOf(marked).about).toContain(statement);
  });

  it.each([
    '<fact><item>fern</item> <price>8</price>, thats it</fact>',
    '<fact><name>Bo</name>, could you make it pretty</fact>',
    '<fact><name>Bo</name>, show a map</fact>',
    '<fact><name>Bo</name>. Yes really.</fact>',
    '<fact>my link: <link>bo.example</link></fact>',
  ])('are not told where they are for the assistant: %s', (marked) => {
    expect(briefOf(marked).about).toEqual([]);
  });

  it('keep the clause of a slot that no list and no line shows', () => {
    expect(briefOf('<fact>I teach wheelthrowing at <venue>Mill Lane</venue></fact>').about).toEqual(
      ['I teach wheelthrowing at Mill Lane.'],
    );
  });

  it('are not repeated where the page says them', () => {
    const { about, tagline } = briefOf(
      '<fact>I am a <job>wheelwright</job> in <location>Leeds</location></fact>',
    );
    expect([tagline, about]).toEqual(['Wheelwright', []]);
  });
});
