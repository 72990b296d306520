// Words that pages say by themselves, in all languages.
import { pageLanguages } from '@vys/contract/page-model/page-model';
import { describe, expect, it } from 'vitest';
import { type Labels, labelsFor } from './labels.ts';

const en = labelsFor('en');

describe('labels of a page', () => {
  it.each(pageLanguages)('are complete in %s', (lang) => {
    const labels = labelsFor(lang);
    for (const [name, value] of Object.entries(labels)) {
      const original = en[name as keyof Labels];
      expect(typeof value, name).toBe(typeof original);
      if (typeof value === 'string') {
        const slots = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
        expect(value.trim(), name).not.toBe('');
        expect(slots(value), name).toEqual(slots(original as string));
      } else expect(Object.values(value)).toHaveLength(Object.values(original).length);
    }
    expect(new Set(labels.months).size).toBe(12);
    expect(new Set(labels.days).size).toBe(7);
  });

  it('are said in the language of the page, in English where there is none', () => {
    expect(labelsFor('de-AT').closed).toBe('Geschlossen');
    expect(labelsFor('pt-BR').tickets).toBe('Ingressos');
    expect(labelsFor('ar').closed).toBe('Closed');
    const languages = pageLanguages.map((lang) => labelsFor(lang).getDirections);
    expect(new Set(languages).size).toBe(pageLanguages.length);
  });
});
