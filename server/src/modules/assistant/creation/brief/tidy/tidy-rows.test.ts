// Offers, events and answers of a list with all their parts.
import { describe, expect, it } from 'vitest';
import { briefOf } from '../../test/marked-brief.ts';

const itemsOf = (marked: string) =>
  briefOf(marked).items.map(({ name, price }) => `${name}: ${price?.text}`);

describe('an offer', () => {
  it.each([
    [
      '<fact><item>packages</item> <detail>5 hrs</detail> <price>£150</price>, <detail>10 hrs</detail> <price>£280</price></fact>',
      ['5 hrs: £150', '10 hrs: £280'],
    ],
    ['<fact><item>basic tune</item> up is <price>£45</price></fact>', ['Basic tune up: £45']],
    [
      '<fact>A first <item>conversation</item> is <price>£20</price></fact>',
      ['First conversation: £20'],
    ],
    ['<fact><item>cut</item> for <price>£20</price></fact>', ['Cut: £20']],
  ])('has its whole name: %s', (marked, items) => {
    expect(itemsOf(marked)).toEqual(items);
  });
});

describe('an event', () => {
  it('takes place where the words beside its date say', () => {
    const { events } = briefOf(
      '<fact>dates: <date>5.12.</date> <venue>Kulturhaus</venue> und <date>31.12.</date> elipamanoke</fact>',
      'de',
    );
    expect(events.map(({ day, place }) => [day, place])).toEqual([
      ['2026-12-05', 'Kulturhaus'],
      ['2026-12-31', 'elipamanoke'],
    ]);
  });
});

describe('an answer', () => {
  it('is what follows a question mark and asks nothing', () => {
    const { faq } = briefOf(
      '<fact><question>o que levar?</question> <question>sapatos e</question> <answer>água.</answer></fact>',
      'pt',
    );
    expect(faq).toEqual([{ question: 'O que levar?', answer: 'Sapatos e água.' }]);
  });
});

describe('what a list is of', () => {
  it.each([
    [
      '<fact><job>pottery classes</job>. <item>beginners</item> <price>£210</price></fact>',
      'services',
    ],
    [
      '<fact>I mend <job>radios</job>. <item>belt change</item> <price>£35</price></fact>',
      'services',
    ],
    ['<fact>I knit. <item>blankets</item> <price>£35</price></fact>', 'products'],
  ])('is told by what is done: %s', (marked, kind) => {
    expect(briefOf(marked).offerKind).toBe(kind);
  });
});
