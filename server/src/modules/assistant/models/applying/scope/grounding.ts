// Facts that a model may not make up: what others said, figures, prices. They stand in the owner's messages or on the
// page, or they are left out.
import type { Operation } from '@vys/contract/page-model/operations';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import { fold } from '../../../reading/words/text.ts';

type Fields = Record<string, unknown>;
export type Grounded = { operation: Operation; invented: string[] };

/** Kinds of section whose words are those of others. */
const QUOTING: Readonly<Record<string, readonly string[]>> = {
  testimonials: ['quote'],
  press: ['headline', 'quote'],
  quote: ['quote'],
  stats: ['value'],
};
/** Share of the words of a text that must have been said. */
const LEAST_SHARE = 0.6;

/** Undefined where nothing is left. `known`: what the owner wrote, and the page. */
export function withoutInvented(
  operation: Operation,
  { page }: PageDesign,
  known: string,
): Grounded | undefined {
  const words = new Set(wordsOf(known));
  const invented: string[] = [];
  const isKnown = (text: string): boolean => {
    const own = wordsOf(text);
    const found = own.filter((word) => words.has(word)).length;
    const isSaid = own.length === 0 || found / own.length >= LEAST_SHARE;
    if (!isSaid) invented.push(text.slice(0, 60));
    return isSaid;
  };
  const kind = kindOf(operation, page);
  const fields = QUOTING[kind ?? ''] ?? [];
  const isItemKnown = (item: Fields) =>
    fields.every((name) => typeof item[name] !== 'string' || isKnown(item[name]));
  const next = structuredClone(operation) as Operation & Fields;
  for (const name of ['section', 'item', 'set']) {
    const value = next[name];
    if (typeof value !== 'object' || value === null) continue;
    const entry = value as Fields;
    if (Array.isArray(entry.items)) {
      const items = entry.items as Fields[];
      entry.items = items.filter(isItemKnown);
      if (items.length > 0 && (entry.items as unknown[]).length === 0) return undefined;
    } else if (!isItemKnown(entry)) return undefined;
    dropPrices(entry, words, invented);
  }
  return { operation: next, invented };
}

function kindOf(operation: Operation, page: PageDesign['page']): string | undefined {
  if (operation.type === 'section.add' || operation.type === 'section.replace') {
    return operation.section.kind;
  }
  const id =
    operation.type === 'section.update'
      ? operation.id
      : operation.type === 'item.add' || operation.type === 'item.update'
        ? operation.section
        : undefined;
  return page.sections.find((section) => section.id === id)?.kind;
}

function dropPrices(entry: Fields, words: ReadonlySet<string>, invented: string[]): void {
  for (const value of [entry, ...(Array.isArray(entry.items) ? (entry.items as Fields[]) : [])]) {
    const { price } = value;
    if (typeof price !== 'object' || price === null) continue;
    const text = String((price as Fields).text);
    const digits = text.match(/\d+/g) ?? [];
    const isKnown = digits.every((number) => words.has(number) || /^0+$/.test(number));
    if (isKnown) continue;
    invented.push(text);
    delete value.price;
  }
}

const wordsOf = (text: string): string[] =>
  (fold(text).match(/\p{L}+|\d+/gu) ?? []).filter((word) => word.length > 2 || /\d/.test(word));
