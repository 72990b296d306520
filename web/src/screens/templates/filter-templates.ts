// Which templates a filter leaves. Pure.
import type { Audience, Mood, Scheme, TemplateEntry } from './template-list.ts';

export type TemplateFilter = {
  search: string;
  audience: Audience | 'all';
  mood: Mood | 'all';
  scheme: Scheme | 'all';
};

export const noFilter: TemplateFilter = { search: '', audience: 'all', mood: 'all', scheme: 'all' };

export function filterTemplates(
  list: readonly TemplateEntry[],
  { search, audience, mood, scheme }: TemplateFilter,
): TemplateEntry[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return list.filter((template) => {
    const text = fold(`${template.name} ${template.description} ${template.keywords}`);
    return (
      (audience === 'all' || template.audiences.includes(audience)) &&
      (mood === 'all' || template.moods.includes(mood)) &&
      (scheme === 'all' || template.scheme === scheme) &&
      words.every((word) => text.includes(word))
    );
  });
}

/** Without case and accents: "cafe" finds "Café". */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
