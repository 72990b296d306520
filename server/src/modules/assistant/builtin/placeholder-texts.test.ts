// The list holds what the assistant really writes, and every request to write that it makes.
import { expect, it } from 'vitest';
import { SECTION_KINDS, section } from './compose/sections.ts';
import { PLACEHOLDER_TAGLINE, PLACEHOLDER_TEXTS } from './placeholder-texts.ts';

const written = SECTION_KINDS.map((kind) => section(kind)).join('\n');
const taglines = new Set<string>(Object.values(PLACEHOLDER_TAGLINE));

it.each(PLACEHOLDER_TEXTS.filter((text) => !taglines.has(text)))('is written: %s', (text) => {
  expect(written).toContain(`>${text}<`);
});

it('knows every request to write something', () => {
  const requests = [...written.matchAll(/>((?:Say|Write|Paste) [^<]+)</g)].map(([, text]) => text);
  expect(requests.length).toBeGreaterThan(5);
  expect(requests.filter((text) => !PLACEHOLDER_TEXTS.includes(text ?? ''))).toEqual([]);
});
