// Requests that the tagger took together or apart.
import { describe, expect, it } from 'vitest';
import { readMessage } from '../../../reading/read-message.ts';
import { parseMarkup, writeMarkup } from '../../../tagging/markup.ts';
import { partRequests } from './part-requests.ts';

/** `unsure` names the words of slots that the tagger doubts. */
function parted(marked: string, unsure: readonly string[] = []): string {
  const { text, requests } = parseMarkup(marked);
  const tagged = requests.map((request) => ({
    ...request,
    probability: 0.5,
    slots: request.slots.map((slot) => {
      const words = text.slice(slot.start, slot.end);
      return { ...slot, text: words, probability: unsure.includes(words) ? 0.3 : 0.95 };
    }),
  }));
  const message = readMessage(text, { lang: 'en', today: '2026-11-22' });
  return writeMarkup({ text, requests: partRequests(message, tagged) });
}

describe('a look', () => {
  it('is without doubtful words of another clause', () => {
    expect(
      parted(
        "<look><part>the font</part> <look>bigger</look>, mum <notlook>can't read</notlook> it</look>",
        ["can't read"],
      ),
    ).toBe("<look><part>the font</part> <look>bigger</look>, mum can't read it</look>");
  });

  it('keeps what is certain, and doubtful words beside it', () => {
    for (const marked of [
      '<look><look>bigger</look>, and <look>rounder</look></look>',
      '<look><look>much</look> <look>bigger</look></look>',
    ])
      expect(parted(marked, ['much'])).toBe(marked);
  });
});

describe('a question and a link', () => {
  it('are two requests', () => {
    expect(
      parted(
        "<add>add <question>Is it far?</question> <answer>No.</answer> And I'm on <platform>insta</platform>, <link>@ada</link></add>",
      ),
    ).toBe(
      "<add>add <question>Is it far?</question> <answer>No.</answer></add> <add>And I'm on <platform>insta</platform>, <link>@ada</link></add>",
    );
  });

  it('that has an item between them stay one', () => {
    const marked =
      '<add><question>Is it far?</question> <item>map</item> <link>maps.example.com</link></add>';
    expect(parted(marked)).toBe(marked);
  });
});

describe('what becomes what', () => {
  it('is one request, told in two sentences', () => {
    expect(
      parted(
        "<set><target>Ada</target> isn't <old>trainee</old> anymore</set>! <set>its <role>chef</role></set>",
      ),
    ).toBe(
      "<set><target>Ada</target> isn't <old>trainee</old> anymore! its <role>chef</role></set>",
    );
  });

  it('stays two requests where each says all of it', () => {
    const marked =
      '<set><target>mug</target> is <price>9</price></set>, <set><target>bowl</target> <price>12</price></set>';
    expect(parted(marked)).toBe(marked);
  });
});
