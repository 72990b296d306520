// What an element may show as text: its own, that of its attributes, and what visitors and our scripts put there.
import type { DefaultTreeAdapterTypes } from 'parse5';
import { attribute } from './match-selector.ts';

type Element = DefaultTreeAdapterTypes.Element;

/** Read by our scripts, which show parts of them. */
const SHOWN_ATTRIBUTES = ['placeholder', 'value', 'label', 'data-labels', 'data-after'];
export const BASIC_LATIN = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i));
const TYPED = /^(?:textarea|form)$/;
/** Visitors type nothing into these. */
const CHOSEN = /^(?:hidden|checkbox|radio|submit|reset|button|image|range|color)$/i;
const CLOCK = `${' 0123456789:.,'}apmh`;

export function readShownText(element: Element, shownByCss: readonly string[]): string {
  const parts = element.childNodes.map((node) => ('value' in node ? node.value : ''));
  for (const name of [...SHOWN_ATTRIBUTES, ...shownByCss])
    parts.push(attribute(element, name) ?? '');
  if (isTypedInto(element)) parts.push(BASIC_LATIN);
  if (element.attrs.some(({ name }) => /^data-(?:hours|countdown|unit)$/.test(name)))
    parts.push(CLOCK);
  if (element.tagName === 'ol') parts.push('0123456789.');
  if (element.tagName === 'q') parts.push('“”‘’„‚«»‹›"\'');
  return parts.join('');
}

/** What became of a form is written into it. */
export function isTypedInto({ tagName, attrs }: Element): boolean {
  if (TYPED.test(tagName)) return true;
  if (attrs.some(({ name }) => name === 'contenteditable')) return true;
  return (
    tagName === 'input' && !CHOSEN.test(attrs.find(({ name }) => name === 'type')?.value ?? '')
  );
}

/** Every form that the text may take when it is shown. */
export function casesOf(text: string, transforms: ReadonlySet<string>, language: string): string {
  const forms = [text];
  for (const transform of transforms) {
    if (/uppercase|capitalize|any/.test(transform)) forms.push(...raise(text, language));
    if (/lowercase|any/.test(transform)) forms.push(text.toLowerCase(), lower(text, language));
  }
  // Shapers put letters and accents together, or take them apart, as the font has them.
  return forms.flatMap((form) => [form, form.normalize('NFC'), form.normalize('NFD')]).join('');
}

const raise = (text: string, language: string) => {
  try {
    return [text.toUpperCase(), text.toLocaleUpperCase(language)];
  } catch {
    return [text.toUpperCase()];
  }
};
const lower = (text: string, language: string) => {
  try {
    return text.toLocaleLowerCase(language);
  } catch {
    return text.toLowerCase();
  }
};
