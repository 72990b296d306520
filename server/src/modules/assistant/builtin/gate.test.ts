// What the built-in assistant makes passes the publish gate: nothing blocked, every colour readable,
// headings in order, every picture and link named.
import { checkPage } from '@vys/compiler';
import { describe, expect, it } from 'vitest';
import { composePage } from './compose/compose-page.ts';
import { answer, PLACEHOLDER_TEXTS } from './index.ts';
import { PALETTES } from './theme/palettes.ts';
import type { Facts, PageKind } from './types.ts';

const facts: Facts = {
  username: 'ada',
  fullName: 'Ada Lovelace',
  links: [
    { title: 'Instagram', url: 'https://instagram.com/ada' },
    { title: 'Pay me with PayPal', url: 'https://paypal.me/ada' },
  ],
};
const kinds: PageKind[] = ['link-in-bio', 'portfolio', 'coming-soon', 'pricing'];

describe.each(kinds)('%s', (kind) => {
  it.each(PALETTES.map((palette) => [palette.name, palette] as const))(
    'in %s',
    (_name, palette) => {
      for (const seed of ['a', 'b', 'c', 'd']) {
        const { jsx, css } = composePage(kind, facts, seed, { palette });
        const told = checkPage({ jsx, css, placeholders: PLACEHOLDER_TEXTS }).findings;
        const unexpected = told.filter(({ rule }) => rule !== 'placeholder-text');
        expect(unexpected).toEqual([]);
      }
    },
  );
});

it('tells of links that the assistant could not know', () => {
  const reply = answer({
    message: 'Create a link-in-bio with TikTok',
    page: null,
    facts,
    seed: 's',
  });
  if (reply.kind !== 'page') throw new Error(reply.say);
  const { jsx, css } = reply.content;
  expect(checkPage({ jsx, css }).findings).toMatchObject([
    { rule: 'dead-link', severity: 'warn', fix: { label: 'Remove this link' } },
  ]);
});
