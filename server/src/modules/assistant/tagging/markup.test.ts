// Markup to spans and back.
import { describe, expect, it } from 'vitest';
import { MarkupError, parseLine, parseMarkup, writeMarkup } from './markup.ts';
import { readMarkedMessages } from './training/read-data.ts';

describe('markup', () => {
  it('is parsed to spans of the text', () => {
    const marked = parseMarkup('hi <add>put my <platform>insta</platform> up</add>, thanks');
    expect(marked).toEqual({
      text: 'hi put my insta up, thanks',
      requests: [
        { kind: 'add', start: 3, end: 18, slots: [{ slot: 'platform', start: 10, end: 15 }] },
      ],
    });
  });

  it('of a line says the language, the page and the turns before', () => {
    const line = 'de cafe | mach es dunkel >> <again>noch\\ndunkler</again>';
    expect(parseLine(line)).toMatchObject({
      lang: 'de',
      page: 'cafe',
      earlier: ['mach es dunkel'],
      text: 'noch\ndunkler',
      requests: [{ kind: 'again', start: 0, end: 12 }],
    });
    expect(parseLine('en - | <make>a page</make>').page).toBeUndefined();
  });

  it('is refused where tags are unknown, open or crossed', () => {
    for (const source of ['<add>x', '<add><link>x</add></link>', '<link>x</link>', '<foo>x</foo>'])
      expect(() => parseMarkup(source)).toThrow(MarkupError);
    expect(() => parseLine('xx cafe | hello')).toThrow(MarkupError);
  });

  it('of every training message survives writing and parsing', () => {
    const messages = readMarkedMessages();
    expect(messages.length).toBeGreaterThan(100);
    for (const { text, requests } of messages)
      expect(parseMarkup(writeMarkup({ text, requests }))).toEqual({ text, requests });
  });
});
