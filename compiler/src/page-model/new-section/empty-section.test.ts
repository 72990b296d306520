// A section of every kind can be added to a page in every language, and says what it waits for.
import { pageLanguages } from '@vys/contract/page-model/page-model';
import { sectionKinds, sectionSchema } from '@vys/contract/page-model/sections';
import { isPlaceholder } from '@vys/contract/page-model/values';
import { describe, expect, it } from 'vitest';
import { type EmptySectionKind, emptySection } from './empty-section.ts';

const kinds = sectionKinds.filter((kind): kind is EmptySectionKind => kind !== 'image');

function create(kind: EmptySectionKind, lang = 'en') {
  let count = 0;
  const newId = (request: string) => {
    count += 1;
    return `${request}-${count}`;
  };
  return emptySection(kind, { lang, newId, name: 'Ada Moss', day: '2027-01-31' });
}

describe('an empty section', () => {
  it.each(kinds)('of the kind %s fits the model in every language', (kind) => {
    for (const lang of [...pageLanguages, 'pt-BR', 'ja']) {
      const section = create(kind, lang);
      expect(sectionSchema.parse(section)).toEqual(section);
      expect(section.kind).toBe(kind);
    }
  });

  it('speaks the language of its page', () => {
    expect(create('text', 'de')).toMatchObject({ text: '[Dein Text]' });
    expect(create('featured', 'fr')).toMatchObject({ headline: '[Votre titre]' });
    expect(create('faq', 'ja')).toMatchObject({ items: [{ question: '[A question people ask]' }] });
  });

  it('invents nothing: each text is marked as waiting, or is what the page gives', () => {
    const words = kinds.flatMap((kind) => listTexts(create(kind)));
    expect(words.length).toBeGreaterThan(15);
    const given = new Set<string>([...sectionKinds, '© Ada Moss', '2027-01-31']);
    const states = ['medium', 'available'];
    const open = words.filter(
      (text) => !isPlaceholder(text) && !given.has(text) && !states.includes(text),
    );
    expect(open).toEqual([]);
  });
});

/** Without ids. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => (name === 'id' ? [] : listTexts(field)));
}
