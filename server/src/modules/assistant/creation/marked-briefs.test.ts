// First messages whose parts their authors marked: with these tags every part stands on the page.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readMessage } from '../reading/read-message.ts';
import { fold } from '../reading/words/text.ts';
import type { SlotKind, TaggedMessage } from '../tagging/labels.ts';
import { type MarkedLine, parseLine } from '../tagging/markup.ts';
import type { AssistantAccount } from '../types.ts';
import { composeDesign } from './compose-design.ts';
import { readBrief } from './read-brief.ts';

const today = '2026-11-22';
const account: AssistantAccount = {
  username: 'robin',
  fullName: 'Robin Vale',
  links: [],
  plan: 'free',
  isPublished: false,
};
/** Shown as they were typed. */
const SHOWN: ReadonlySet<SlotKind> = new Set<SlotKind>([
  ...(['tagline', 'job', 'about', 'item', 'detail', 'venue', 'address', 'location'] as const),
  ...(['quote', 'person', 'role', 'question', 'answer', 'value', 'label'] as const),
]);

const lines = readFileSync(new URL('../tagging/data/first/marked-r.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => / - \| /.test(line))
  .map(parseLine);

const tagsOf = ({ requests, text }: MarkedLine): TaggedMessage => ({
  requests: requests.map((request) => ({
    ...request,
    probability: 1,
    slots: request.slots.map((slot) => ({
      ...slot,
      text: text.slice(slot.start, slot.end),
      probability: 1,
    })),
  })),
});

const plain = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function saidBy(line: MarkedLine): string {
  const message = readMessage(line.text, { lang: line.lang, today });
  const brief = readBrief(message, tagsOf(line), account);
  const { page } = composeDesign(brief, account, { lang: line.lang, today, seed: 'first' });
  const texts: string[] = [];
  const visit = (value: unknown) => {
    if (typeof value === 'string') texts.push(value);
    else if (Array.isArray(value)) value.forEach(visit);
    else if (value !== null && typeof value === 'object') Object.values(value).forEach(visit);
  };
  visit(page);
  return plain(texts.join(' | '));
}

describe('a first message whose parts are known', () => {
  it('becomes a page that holds them', () => {
    const missing = lines.flatMap((line) => {
      const said = saidBy(line);
      return tagsOf(line)
        .requests.filter(({ kind }) => kind === 'fact' || kind === 'make')
        .flatMap(({ slots }) => slots)
        .filter(({ slot, text }) => SHOWN.has(slot) && !said.includes(plain(text)))
        .map(({ slot, text }) => `${slot} "${text}" of: ${line.text.slice(0, 80)}`);
    });
    expect(missing).toEqual([]);
  });
});
