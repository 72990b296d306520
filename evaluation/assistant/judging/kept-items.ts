// Items that had to go but are still there under another name or price.
import type { PageDesign } from '@vys/contract/page-model/page-model';
import type { PageSection } from '@vys/contract/page-model/sections';
import type { Outcome } from '../cases.ts';
import { alignIds } from './align-ids.ts';
import { isTextExpected } from './asked.ts';
import { isKind } from './judge-outcome.ts';
import { containsWord, normalizeText } from './text-match.ts';

type Item = {
  id: string;
  name?: string | undefined;
  question?: string | undefined;
  price?: { text: string } | undefined;
};

const itemsOf = (section: PageSection): Item[] => ('items' in section ? section.items : []);
const fieldsOf = ({ name, question, price }: Item) => [name ?? question, price?.text];

export function findKeptItems(expect: Outcome, before: PageDesign, after: PageDesign): string[] {
  const { sections } = alignIds(before, after).page;
  return before.page.sections.flatMap((section) => {
    const gone = [
      ...(expect.text?.gone ?? []),
      ...(expect.itemGone ?? []).flatMap(({ kind, text }) => (isKind(section, kind) ? text : [])),
    ];
    const now = sections.filter(({ id }) => id === section.id).flatMap(itemsOf);
    return itemsOf(section).flatMap((old) => {
      const kept = now.find(({ id }) => id === old.id);
      return kept && isKept(gone, old, kept) && !isTextExpected(expect, old, kept)
        ? [`an item that had to go is still there: ${fieldsOf(kept).join(' ')}`]
        : [];
    });
  });
}

const isKept = (gone: readonly string[], before: Item, after: Item) =>
  fieldsOf(before).some((old, at) => {
    const now = fieldsOf(after)[at];
    if (old === undefined || now === undefined) return false;
    return (
      normalizeText(old) !== normalizeText(now) && gone.some((text) => containsWord(old, text))
    );
  });
