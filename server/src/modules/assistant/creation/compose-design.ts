// From a brief to a whole page: every fact that was given stands on it; what is missing is a placeholder.

import { placeholder } from '@vys/compiler/page-model/new-section/placeholders';
import { isWebUrl } from '@vys/contract/api/schemas';
import {
  type PageDesign,
  type PageModel,
  pageDesignSchema,
  pageLanguages,
} from '@vys/contract/page-model/page-model';
import type { AssistantAccount } from '../types.ts';
import type { Brief } from './brief.ts';
import { splitAbout } from './design/fact-sections.ts';
import { createIds } from './design/ids.ts';
import { linksOf } from './design/page-links.ts';
import { sectionsOf } from './design/page-sections.ts';
import { themeOf } from './design/page-theme.ts';

export type ComposeOptions = {
  /** Of the interface: for a brief in a language that pages have no labels in. */
  lang: string;
  /** ISO day: nothing is counted down to a day before it. */
  today: string;
  /** The same brief with the same seed gives the same page. */
  seed: string;
  /** The page that this one takes the place of: its links and pictures stay. */
  previous?: PageDesign | undefined;
};

export function composeDesign(
  given: Brief,
  account: AssistantAccount,
  { lang: ownLang, today, seed, previous }: ComposeOptions,
): PageDesign {
  const newId = createIds();
  const lang = isPageLanguage(given.lang) ? given.lang : ownLang;
  const name = given.hasOwnName ? given.name : (previous?.page.name ?? given.name);
  const brief = { ...given, name, lang, countdownDay: countdownDayOf(given, today) };
  const about = splitAbout(brief).profile;
  const links = linksOf(brief, account, previous, newId);
  const sections = sectionsOf(brief, newId);
  const tagline =
    brief.tagline ??
    fallbackTagline(brief, sections.length + links.length > 0 || about !== undefined);
  const page: PageModel = {
    name: oneLine(brief.name, 120) || placeholder('name', lang),
    lang,
    links,
    sections,
    ...(tagline && { tagline: oneLine(tagline, 240) }),
    ...(about && { about }),
    ...(brief.location && { location: oneLine(brief.location, 120) }),
    ...picturesOf(brief, account, previous),
  };
  return pageDesignSchema.parse({ page, theme: themeOf(brief, seed) });
}

const isPageLanguage = (lang: string) =>
  pageLanguages.some((known) => known === lang.split('-')[0]);

/** The one day that everything on the page is about, or that is to be counted down to; none in the past. */
function countdownDayOf(
  { countdownTo, events, occupation, refused, wanted }: Brief,
  today: string,
): string | undefined {
  if (countdownTo)
    return 'day' in countdownTo ? countdownTo.day : nextDay(countdownTo.dayOfMonth, today);
  const days = [...new Set(events.flatMap(({ day }) => day ?? []))];
  const isWanted = wanted.includes('countdown') || wanted.includes('waitlist');
  const isCelebration = occupation?.id === 'wedding' || occupation?.id === 'party';
  const isOneDay = ['event', 'startup'].includes(occupation?.id ?? '') && days.length === 1;
  const isExpected = (isCelebration || isOneDay) && !refused.includes('countdown');
  if (!isWanted && !isExpected) return undefined;
  return days.find((day) => day >= today);
}

/** The next "14th" from today on. */
function nextDay(dayOfMonth: number, today: string): string | undefined {
  const [year = 0, month = 0] = today.split('-').map(Number);
  for (let ahead = 0; ahead < 3; ahead += 1) {
    const date = new Date(Date.UTC(year, month - 1 + ahead, dayOfMonth));
    const day = date.toISOString().slice(0, 10);
    if (date.getUTCDate() === dayOfMonth && day >= today) return day;
  }
  return undefined;
}

/** The name of the occupation as the creator wrote it is better than nothing; a page that says nothing asks for a line. */
function fallbackTagline({ about, lang }: Brief, saysSomething: boolean): string | undefined {
  return saysSomething || about.length > 0 ? undefined : placeholder('tagline', lang);
}

function picturesOf(
  { name, isAnew }: Brief,
  { avatarUrl }: AssistantAccount,
  previous: PageDesign | undefined,
): Pick<PageModel, 'avatar' | 'cover'> {
  const { avatar, cover } = isAnew ? {} : (previous?.page ?? {});
  const own =
    avatar ??
    (avatarUrl !== undefined && isWebUrl(avatarUrl)
      ? { url: avatarUrl, alt: name.slice(0, 300) }
      : undefined);
  return { ...(own && { avatar: own }), ...(cover && { cover }) };
}

const oneLine = (text: string, most: number) =>
  text.replace(/\s+/g, ' ').trim().slice(0, most).trim();
