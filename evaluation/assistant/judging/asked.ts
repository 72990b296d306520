// What a case speaks of: texts, addresses and sections that may change.
import type { PageSection } from '@vys/contract/page-model/sections';
import type { Outcome } from '../cases.ts';
import { isKind } from './judge-outcome.ts';
import { textsOf } from './page-view.ts';
import { containsText, isSameUrl } from './text-match.ts';

/** `isDestructive`: something was removed or replaced. */
export type UnaskedChange = { isDestructive: boolean; what: string };

export const unasked = (what: string, isDestructive = false): UnaskedChange[] => [
  { what, isDestructive },
];

/** Whether a text that is expected was added. */
export function isTextExpected({ text, item = [] }: Outcome, before: unknown, after: unknown) {
  const wanted = [...(text?.has ?? []), ...item.flatMap(({ has }) => has)];
  return wanted.some((one) => isOnlyIn(one, after, before));
}

/** Whether a text that is expected was added, or one that must go was taken away. */
export function isTextAsked(expect: Outcome, before: unknown, after: unknown) {
  const { text, itemGone = [] } = expect;
  const gone = [...(text?.gone ?? []), ...itemGone.map((one) => one.text)];
  return isTextExpected(expect, before, after) || gone.some((one) => isOnlyIn(one, before, after));
}

const isOnlyIn = (text: string, value: unknown, other: unknown) =>
  containsText(textsOf(value).join('\n'), text) && !containsText(textsOf(other).join('\n'), text);

export const isOneOf = (urls: readonly (string | undefined)[], url: string | undefined) =>
  url !== undefined && urls.some((other) => other !== undefined && isSameUrl(other, url));

export function mentionedUrls({ links = {} }: Outcome): string[] {
  const { has = [], first, last, order = [], featured, hidden } = links;
  const others = [first, last, featured, hidden].filter((url) => url !== undefined);
  return [...has.map(({ url }) => url), ...others, ...order];
}

export function isSectionAsked(section: PageSection, expect: Outcome): boolean {
  const { has = [], order = [], count = {} } = expect.sections ?? {};
  const kinds = [...has, ...order, ...(Object.keys(count) as PageSection['kind'][])];
  if (kinds.some((kind) => isKind(section, kind)) || speaksOf(expect, section)) return true;
  const urls = 'links' in section ? section.links.map(({ url }) => url) : [];
  if (urls.some((url) => isOneOf(mentionedUrls(expect), url))) return true;
  return isTextAsked(expect, '', section);
}

export const speaksOf = ({ item = [], itemGone = [] }: Outcome, section: PageSection) =>
  [...item, ...itemGone].some(({ kind }) => isKind(section, kind));

export const hasUrl = (entry: object, expect: Outcome) =>
  'url' in entry && typeof entry.url === 'string' && isOneOf(mentionedUrls(expect), entry.url);
