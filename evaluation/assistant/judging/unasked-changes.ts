// What changed on a page although the case does not speak of it.
import { type Change, diffDesigns } from '@vys/compiler/page-model/diff-designs';
import type { PageLink } from '@vys/contract/page-model/links';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import type { PageSection } from '@vys/contract/page-model/sections';
import type { ExpectedLook, Outcome } from '../cases.ts';
import { alignIds } from './align-ids.ts';
import {
  isOneOf,
  isTextAsked,
  mentionedUrls,
  speaksOf,
  type UnaskedChange,
  unasked,
} from './asked.ts';
import { isOtherHue, isOtherLightness } from './judge-look.ts';
import { isKind } from './judge-outcome.ts';
import { linksOf } from './page-view.ts';
import { containsText, isSameUrl, normalizeUrl } from './text-match.ts';
import { judgeItemChange, judgeSectionChange } from './unasked-sections.ts';

export function findUnaskedChanges(
  expect: Outcome,
  before: PageDesign,
  after: PageDesign,
  start: PageDesign | undefined,
): UnaskedChange[] {
  const now = alignIds(before, after);
  const changes = diffDesigns(before, now);
  return [
    ...(start === undefined
      ? changes
      : withoutRestored(changes, diffDesigns(start, alignIds(start, after)))
    ).flatMap((change) => judgeChange(change, expect, before, now)),
    ...findUnaskedMoves(expect, before, now).filter(
      ({ what }) =>
        start === undefined ||
        findUnaskedMoves(expect, start, alignIds(start, after)).some((move) => move.what === what),
    ),
  ];
}

/** What is again as it was at the beginning was put back. */
function withoutRestored(changes: readonly Change[], sinceStart: readonly Change[]): Change[] {
  const since = new Set(sinceStart.flatMap(keysOf));
  return changes.flatMap((change): Change[] => {
    if ('fields' in change) {
      const fields = change.fields.filter((_, index) => since.has(keysOf(change)[index] ?? ''));
      return fields.length === 0 ? [] : [{ ...change, fields }];
    }
    return keysOf(change).some((key) => since.has(key)) ? [change] : [];
  });
}

function keysOf(change: Change): string[] {
  if (change.on === 'profile' || change.on === 'theme') return [`${change.on} ${change.field}`];
  const id = `${change.on} ${change.id}`;
  if ('fields' in change) return change.fields.map((field) => `${id} ${field}`);
  return ['change' in change ? `${id} ${change.change}` : id];
}

function judgeChange(
  change: Change,
  expect: Outcome,
  before: PageDesign,
  after: PageDesign,
): UnaskedChange[] {
  switch (change.on) {
    case 'profile':
      return judgeProfileChange(change, expect);
    case 'link':
      return judgeLinkChange(change, expect, after);
    case 'section':
      return judgeSectionChange(change, expect);
    case 'item':
      return judgeItemChange(change, expect, before, after);
    case 'theme':
      return judgeThemeChange(change, expect.look ?? {});
    case 'element':
      return isElementAsked(change.id, expect, after) ? [] : unasked(`the style of ${change.id}`);
  }
}

function judgeProfileChange(
  { field, before, after }: Extract<Change, { on: 'profile' }>,
  expect: Outcome,
): UnaskedChange[] {
  if (field in (expect.profile ?? {}) || isTextAsked(expect, before, after)) return [];
  if (field === 'lang' && expect.lang !== undefined) return [];
  return unasked(`the ${field} of the page`, before !== undefined);
}

function judgeLinkChange(
  change: Extract<Change, { on: 'link' }>,
  expect: Outcome,
  after: PageDesign,
): UnaskedChange[] {
  const { has = [], gone = [] } = expect.links ?? {};
  if (change.change === 'moved') return [];
  if (change.change === 'added') {
    const { title, url } = change.after;
    // With a wrong address it is wrong, but it is what was asked for.
    const isNamed = has.some((link) => link.title !== undefined && containsText(title, link.title));
    const isAsked =
      isNamed || isOneOf(mentionedUrls(expect), url) || isTextAsked(expect, '', change.after);
    return isAsked ? [] : unasked(`a link ${change.after.title} was added`);
  }
  const { title, url } = change.before;
  if (change.change === 'removed') {
    const isStillThere =
      isOneOf(
        linksOf(after.page).map((link) => link.url),
        url,
      ) &&
      isOneOf(
        has.map((link) => link.url),
        url,
      );
    if (isOneOf(gone, url) || isStillThere || isTextAsked(expect, change.before, '')) return [];
    return unasked(`the link ${title} was removed`, true);
  }
  return change.fields.flatMap((field) => {
    if (isLinkFieldAsked(field as keyof PageLink, change.before, change.after, expect)) return [];
    const isLost =
      field === 'url' || field === 'title' || (field === 'hidden' && change.after.hidden);
    return unasked(`${field} of the link ${title}`, isLost);
  });
}

/** Of this link: its old address must go, it is named, or both lead to the same place. */
function isNewAddressAsked(before: PageLink, after: PageLink, expect: Outcome): boolean {
  const { has = [], gone = [] } = expect.links ?? {};
  const wanted = has.find(({ url }) => isSameUrl(url, after.url ?? ''));
  if (wanted === undefined) return isTextAsked(expect, '', after);
  const host = (url = '') => normalizeUrl(url).split(/[/?#]/)[0];
  return (
    before.url === undefined ||
    isOneOf(gone, before.url) ||
    (wanted.title !== undefined && containsText(before.title, wanted.title)) ||
    host(before.url) === host(after.url)
  );
}

function isLinkFieldAsked(
  field: keyof PageLink,
  before: PageLink,
  after: PageLink,
  expect: Outcome,
): boolean {
  const { has = [], gone = [], featured, hidden, first } = expect.links ?? {};
  const urls = [before.url, after.url];
  const isNamed =
    isOneOf([...has.map(({ url }) => url), ...gone], before.url) ||
    isOneOf(
      has.map(({ url }) => url),
      after.url,
    );
  switch (field) {
    case 'url':
      return isNewAddressAsked(before, after, expect);
    case 'title':
      return isNamed || isTextAsked(expect, before.title, after.title);
    case 'icon':
    case 'image':
      return isNamed;
    case 'emphasis':
      return featured !== undefined || isOneOf([first], after.url);
    case 'hidden':
      return after.hidden
        ? isOneOf([hidden], after.url) || isOneOf(gone, before.url)
        : isOneOf(mentionedUrls(expect), after.url);
    default:
      return (
        urls.some((url) => isOneOf(mentionedUrls(expect), url)) ||
        isTextAsked(expect, before, after)
      );
  }
}

function judgeThemeChange(
  { field, before, after }: Extract<Change, { on: 'theme' }>,
  look: ExpectedLook,
): UnaskedChange[] {
  if (look.different) return [];
  const isBackground =
    look.scheme !== undefined ||
    look.background !== undefined ||
    look.gradient !== undefined ||
    look.darker !== undefined ||
    look.lighter !== undefined;
  if (field.startsWith('colors.')) {
    return isColorAsked(field, `${before}`, `${after}`, isBackground, look)
      ? []
      : unasked(`the color ${field.slice(7)}`);
  }
  const licensed: Readonly<Record<string, boolean>> = {
    scheme: isBackground,
    background: isBackground,
    'fonts.display': look.fontKind !== undefined,
    'fonts.body': look.fontKind !== undefined,
    headingWeight: look.fontKind !== undefined,
    headingCase: look.fontKind !== undefined,
    radius: look.corners !== undefined,
    buttons: look.corners !== undefined,
    avatar: look.corners !== undefined,
    scale: look.size !== undefined,
    density: look.spacing !== undefined,
    motion: look.motion !== undefined,
    shadow: false,
  };
  return licensed[field] ? [] : unasked(`the look: ${field}`);
}

/** Other colors may follow so that texts can be read, but none that the case does not name becomes another one. */
function isColorAsked(
  field: string,
  before: string,
  after: string,
  isBackground: boolean,
  { accent }: ExpectedLook,
): boolean {
  if (field === 'colors.accent') {
    return accent !== undefined || (isBackground && !isOtherHue(before, after));
  }
  if (isBackground) return true;
  if (accent === undefined) return false;
  return (
    field !== 'colors.background' || !(isOtherHue(before, after) || isOtherLightness(before, after))
  );
}

function isElementAsked(id: string, expect: Outcome, { page }: PageDesign): boolean {
  const { look = {} } = expect;
  if (Object.keys(look).length > 0) return true;
  const url = linksOf(page).find((link) => link.id === id)?.url;
  const isGone = url === undefined && !page.sections.some((section) => section.id === id);
  return isGone || isOneOf(mentionedUrls(expect), url);
}

/** Links, sections and items that the case does not name stay in their order. */
function findUnaskedMoves(expect: Outcome, before: PageDesign, after: PageDesign): UnaskedChange[] {
  const isNamedLink = (link: PageLink) => isOneOf(mentionedUrls(expect), link.url);
  const { order = [], has = [] } = expect.sections ?? {};
  const isNamedSection = (section: PageSection) =>
    [...order, ...has].some((kind) => isKind(section, kind));
  const itemsOf = (section: PageSection) =>
    ('items' in section ? section.items : []) as { id: string }[];
  const lists = [
    {
      name: 'links',
      old: before.page.links.filter((link) => !isNamedLink(link)),
      now: after.page.links,
    },
    {
      name: 'sections',
      old: before.page.sections.filter((section) => !isNamedSection(section)),
      now: after.page.sections,
    },
    ...before.page.sections
      .filter((section) => !speaksOf(expect, section))
      .map((section) => ({
        name: `items of ${section.kind}`,
        old: itemsOf(section),
        now: after.page.sections.filter(({ id }) => id === section.id).flatMap(itemsOf),
      })),
  ];
  return lists.flatMap(({ name, old, now }) => {
    const places = old
      .map(({ id }) => now.findIndex((entry) => entry.id === id))
      .filter((place) => place >= 0);
    const isSorted = places.every((place, index) => place > (places[index - 1] ?? -1));
    return isSorted ? [] : unasked(`the order of ${name}`);
  });
}
