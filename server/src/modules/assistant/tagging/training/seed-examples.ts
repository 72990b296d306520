// The labelled requests of the ranking as messages of one request: they teach kinds of requests, not slots.
import { testPages } from '../../ranking/data/pages.ts';
import { listSeeds } from '../../ranking/examples.ts';
import type { RequestKind } from '../labels.ts';
import type { MarkedExample } from './examples.ts';

const kinds: readonly (readonly [label: RegExp, kind: RequestKind])[] = [
  [/^(?:item|section|link)\.add\b/, 'add'],
  [/^(?:(?:item|section|link)\.remove|profile\.unset)\b/, 'remove'],
  [/^(?:profile\.set|text\.replace|hours\.set|item\.(?:price|rename|day|field|status))\b/, 'set'],
  [/^(?:(?:link|section)\.rename|link\.url|section\.text)\b/, 'set'],
  [/^(?:(?:link|item|section)\.move|(?:link|section)\.order)\b/, 'move'],
  [/^(?:link|section)\.hide\b/, 'hide'],
  [/^link\.emphasize\b/, 'feature'],
  [/^theme\.|^element\.style\b/, 'look'],
  [/^page\.redesign\b/, 'redesign'],
  [/^history\.undo\b/, 'undo'],
  [/^history\.redo\b/, 'redo'],
  [/^talk\.answer\b/, 'ask'],
  [/^talk\.(?:thanks|yes|nope)\b/, 'talk'],
];

export function seedExamples(): MarkedExample[] {
  return listSeeds().flatMap(({ lang, page, message, expected }) => {
    const kind = kinds.find(([label]) => label.test(expected))?.[1];
    if (kind === undefined) return [];
    const requests = [{ kind, start: 0, end: message.length, slots: [] }];
    return [
      { text: message, lang, requests, author: 'seeds', model: testPages[page].page, isSeed: true },
    ];
  });
}
