// Replaces a text wherever visitors read it: in the profile, in links, and in sections.
import type { Operation, OperationOf } from '@vys/contract/page-model/operations';
import type { PageModel } from '@vys/contract/page-model/page-model';
import { ApplyError } from '../apply-error.ts';
import type { PageChange } from './links.ts';

type ReplaceText = OperationOf<'text.replace'>;
type TextMap = (text: string) => string;

/** Fields of the model that hold what a visitor reads. Ids, addresses, days and choices are not among them. */
const TEXT_FIELDS: ReadonlySet<string> = new Set([
  ...['name', 'tagline', 'about', 'location', 'pronouns', 'title', 'description', 'group'],
  ...['text', 'headline', 'quote', 'source', 'caption', 'alt', 'artist', 'duration', 'note'],
  ...['when', 'place', 'city', 'role', 'question', 'answer', 'value', 'label', 'button'],
  ...['afterText', 'address', 'email', 'phone'],
]);

/** Whole words where there are any, otherwise parts of words. A text that becomes empty goes with its field. */
export function replaceText(page: PageModel, operation: ReplaceText): PageChange {
  for (const pattern of patternsOf(operation.from)) {
    const map = (text: string) => text.replace(pattern, () => operation.to);
    const changed = mapTexts(page, map) as PageModel;
    const inverse = inverseOf(page, changed);
    if (inverse.length > 0) return { page: changed, inverse };
    if (hasMatch(page, pattern)) return { page, inverse };
  }
  throw new ApplyError('not_found', `nothing on the page says "${operation.from}"`);
}

export function patternsOf(from: string): RegExp[] {
  const escaped = from.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return [`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, escaped].map(
    (pattern) => new RegExp(pattern, 'giu'),
  );
}

function hasMatch(page: PageModel, pattern: RegExp): boolean {
  let isFound = false;
  mapTexts(page, (text) => {
    isFound ||= text.search(pattern) >= 0;
    return text;
  });
  return isFound;
}

function mapTexts(value: unknown, map: TextMap): unknown {
  if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, map));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([name, entry]) => {
    if (typeof entry !== 'string') return [[name, mapTexts(entry, map)]];
    const text = TEXT_FIELDS.has(name) ? map(entry) : entry;
    return text === entry || text.trim() !== '' ? [[name, text]] : [];
  });
  return withoutStaleAmount(value, Object.fromEntries(entries));
}

/** The amount of a price is read from its text, so it goes when the text changes. */
function withoutStaleAmount(before: object, after: Record<string, unknown>): object {
  const isPrice = 'amount' in before && 'text' in before;
  if (!isPrice || before.text === after.text) return after;
  const { amount: _amount, ...others } = after;
  return others;
}

/** Names each place, since replacing back would also change what said the new text before. */
function inverseOf(before: PageModel, after: PageModel): Operation[] {
  const isChanged = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);
  const { links, sections, ...profile } = before;
  const changed = Object.entries(profile).filter(([name, value]) =>
    isChanged(value, after[name as keyof PageModel]),
  );
  const inverse: Operation[] = [];
  if (changed.length > 0) {
    inverse.push({ type: 'profile.set', set: Object.fromEntries(changed), unset: [] });
  }
  for (const [index, link] of links.entries()) {
    const { id, ...set } = link;
    if (isChanged(link, after.links[index])) {
      inverse.push({ type: 'link.update', id, set, unset: [] });
    }
  }
  for (const [index, section] of sections.entries()) {
    if (isChanged(section, after.sections[index])) {
      inverse.push({ type: 'section.replace', id: section.id, section });
    }
  }
  return inverse;
}
