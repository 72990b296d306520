// What changed in sections and their items although the case does not speak of it.
import type { Change } from '@vys/compiler/page-model/diff-designs';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import type { PageSection, SectionOf } from '@vys/contract/page-model/sections';
import type { Outcome } from '../cases.ts';
import {
  hasUrl,
  isSectionAsked,
  isTextAsked,
  speaksOf,
  type UnaskedChange,
  unasked,
} from './asked.ts';
import { isKind, rowHas } from './judge-outcome.ts';
import { dayNames, dayWords, rowsOf } from './page-view.ts';
import { containsPart, containsText, normalizeText } from './text-match.ts';

export function judgeSectionChange(
  change: Extract<Change, { on: 'section' }>,
  expect: Outcome,
): UnaskedChange[] {
  if (change.change === 'moved') return [];
  if (change.change === 'added') {
    return isSectionAsked(change.after, expect)
      ? []
      : unasked(`a section ${change.after.kind} was added`);
  }
  const { kind } = change.before;
  const { gone = [], has = [] } = expect.sections ?? {};
  if (change.change === 'removed') {
    const isAsked = gone.includes(kind) || isTextAsked(expect, change.before, '');
    return isAsked ? [] : unasked(`the section ${kind} was removed`, true);
  }
  return change.fields.flatMap((field) => {
    const old = (change.before as Record<string, unknown>)[field];
    const now = (change.after as Record<string, unknown>)[field];
    if (field === 'kind')
      return has.includes(change.after.kind) ? [] : unasked(`the kind of ${kind}`, true);
    if (field === 'layout') return expect.look?.different ? [] : unasked(`the layout of ${kind}`);
    if (field === 'hidden') {
      const isAsked = change.after.hidden
        ? gone.includes(kind)
        : isSectionAsked(change.after, expect);
      return isAsked
        ? []
        : unasked(`the section ${kind} was ${now ? 'hidden' : 'shown'}`, now === true);
    }
    if (field === 'day' && isDayAsked(expect, old, now)) return [];
    if (field === 'days') {
      return judgeHours(
        expect,
        change.before as SectionOf<'hours'>,
        change.after as SectionOf<'hours'>,
      );
    }
    if (isTextAsked(expect, old, now) || (field !== 'title' && speaksOf(expect, change.after)))
      return [];
    return unasked(`${field} of the section ${kind}`, old !== undefined);
  });
}

/** The day before must go, or the new one is expected. */
const isDayAsked = ({ text: { has, gone } = {} }: Outcome, old: unknown, now: unknown): boolean => {
  const isNamed = (texts: readonly string[] = [], day: unknown) =>
    typeof day === 'string' &&
    texts.some((text) => text.split(/[ .,]+/).every((word) => containsPart(dayWords(day), word)));
  return isNamed(gone, old) || isNamed(has, now);
};

/** Days that the case does not name keep their hours, or get those that it names. */
function judgeHours(
  { item = [], itemGone = [] }: Outcome,
  before: SectionOf<'hours'>,
  after: SectionOf<'hours'>,
): UnaskedChange[] {
  const wanted = item.filter(({ kind }) => kind === 'hours').map(({ has }) => has);
  const texts = [
    ...wanted.flat(),
    ...itemGone.filter(({ kind }) => kind === 'hours').map(({ text }) => text),
  ];
  return before.days.flatMap(({ day, times }) => {
    const now = after.days.find((one) => one.day === day)?.times ?? [];
    const isSame = JSON.stringify(now) === JSON.stringify(times);
    const isDay = (text: string) =>
      dayNames(day).some(
        (name) => normalizeText(name).startsWith(normalizeText(text)) && /^\p{L}/u.test(text),
      );
    if (isSame || texts.some(isDay)) return [];
    const row = rowsOf({ ...after, days: [{ day, times: now }] })[0] ?? '';
    const isNamed = wanted.some(
      (has) =>
        has.filter((text) => /\d/.test(text)).length > 0 &&
        has.filter((text) => /\d/.test(text)).every((text) => containsPart(row, text)),
    );
    return isNamed
      ? []
      : unasked(`the hours of ${day}`, now.length < times.length || times.length > 0);
  });
}

export function judgeItemChange(
  change: Extract<Change, { on: 'item' }>,
  expect: Outcome,
  before: PageDesign,
  after: PageDesign,
): UnaskedChange[] {
  if (change.change === 'moved') return [];
  const section = [...after.page.sections, ...before.page.sections].find(
    ({ id }) => id === change.section,
  );
  if (section === undefined) return unasked(`an item of ${change.section}`);
  const rowOf = (item: unknown) => rowsOf({ ...section, items: [item] } as PageSection)[0] ?? '';
  const { item = [], itemGone = [] } = expect;
  const wanted = item.filter(({ kind }) => isKind(section, kind)).map(({ has }) => has);
  const gone = itemGone.filter(({ kind }) => isKind(section, kind)).map(({ text }) => text);
  const isGone = (entry: unknown) => gone.some((text) => containsText(rowOf(entry), text));
  const isWanted = (entry: unknown) =>
    wanted.some((has) => rowHas(section.kind, rowOf(entry), has));
  switch (change.change) {
    case 'added': {
      const isPartly = wanted
        .flat()
        .some((text) => /\p{L}{2}/u.test(text) && containsText(rowOf(change.after), text));
      const isAsked =
        isWanted(change.after) ||
        isPartly ||
        isTextAsked(expect, '', change.after) ||
        hasUrl(change.after, expect);
      return isAsked ? [] : unasked(`an item of ${section.kind} was added`);
    }
    case 'removed':
      return isGone(change.before) ||
        isTextAsked(expect, change.before, '') ||
        isReplaced(change.before, wanted, rowOf)
        ? []
        : unasked(`an item of ${section.kind} was removed`, true);
    case 'changed': {
      const isAsked =
        section.kind in (expect.sections?.count ?? {}) ||
        isWanted(change.after) ||
        isGone(change.before) ||
        isTextAsked(expect, change.before, change.after) ||
        hasUrl(change.after, expect);
      return isAsked ? [] : unasked(`an item of ${section.kind} was changed`, true);
    }
  }
}

/** An item that stands there anew with what is expected of it. */
const isReplaced = (
  entry: Readonly<Record<string, unknown>>,
  wanted: readonly (readonly string[])[],
  rowOf: (entry: unknown) => string,
) =>
  typeof entry.name === 'string' && wanted.some((has) => containsText(rowOf(entry), has[0] ?? ''));
