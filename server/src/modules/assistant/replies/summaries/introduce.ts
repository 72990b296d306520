// What is said after a page was made: what is on it, and what waits for the creator.
import type { PageDesign } from '@vys/contract/page-model/page-model';
import { isPlaceholder } from '@vys/contract/page-model/values';
import { type Lang, listOf, toLang } from '../languages.ts';
import { fill, texts } from '../texts/texts.ts';
import { allLinks, titleName } from './names.ts';

const MOST_MISSING = 3;
const MOST_PARTS = 5;

/** `missing` are placeholders, with or without their square brackets. */
export function introduce(design: PageDesign, missing: readonly string[], lang: string): string {
  const own = toLang(lang);
  const { introduce: said, sections } = texts[own];
  const kinds = design.page.sections
    .filter(({ kind, hidden }) => !hidden && kind !== 'spacer' && kind !== 'footer')
    .map(({ kind }) => kind);
  const parts = [
    ...(design.page.links.length > 0 ? [said.links] : []),
    ...new Set(kinds.map((kind) => sections[kind][0])),
  ].slice(0, MOST_PARTS);
  const { name } = design.page;
  const ready = isPlaceholder(name)
    ? said.ready
    : fill(said.readyFor, { name: titleName(name, own) });
  const made = `${ready}${parts.length > 0 ? fill(said.with, { parts: listOf(parts, own) }) : ''}.`;
  const open = [...new Set(missing.map((text) => text.replace(/^\[|\]$/g, '').trim()))];
  const waiting = [
    ...missingAddresses(design, own),
    ...open.map((text) => titleName(text, own)),
  ].slice(0, MOST_MISSING);
  const next =
    waiting.length > 0 ? fill(said.waiting, { parts: listOf(waiting, own) }) : said.complete;
  return `${made} ${next}`;
}

function missingAddresses({ page }: PageDesign, lang: Lang): string[] {
  const names = allLinks(page).flatMap(({ title, url }) => (url ? [] : [titleName(title, lang)]));
  if (names.length === 0) return [];
  return [
    fill(texts[lang].introduce.addresses, { names: listOf(names.slice(0, MOST_MISSING), lang) }),
  ];
}

/** All placeholders of a page, each once, in the order they stand. */
export function findPlaceholders(design: PageDesign): string[] {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string' && isPlaceholder(value)) found.add(value.trim());
    else if (Array.isArray(value)) for (const entry of value) visit(entry);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  visit(design.page);
  return [...found];
}
