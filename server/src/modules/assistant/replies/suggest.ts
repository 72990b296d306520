// Next steps for one page, as messages that the assistant understands when they are sent.
import type { PageDesign } from '@vys/contract/page-model/page-model';
import type { SectionKind } from '@vys/contract/page-model/sections';
import type { LayoutFamily } from '@vys/contract/page-model/theme';
import { isPlaceholder } from '@vys/contract/page-model/values';
import { toLang } from './languages.ts';
import { allLinks, titleName } from './summaries/names.ts';
import { fill, type Texts, texts } from './texts/texts.ts';

const MOST_SUGGESTIONS = 4;

/** What visitors of such a page look for, most wanted first. */
const wanted: Readonly<Record<LayoutFamily, readonly SectionKind[]>> = {
  marquee: ['music', 'events', 'newsletter'],
  tiles: ['gallery', 'video', 'newsletter'],
  storefront: ['hours', 'map', 'menu'],
  folio: ['gallery', 'contact', 'about'],
  practice: ['services', 'hours', 'contact'],
  broadcast: ['music', 'newsletter', 'about'],
  stage: ['events', 'video', 'newsletter'],
  letterpress: ['newsletter', 'about', 'products'],
  cause: ['about', 'contact', 'events'],
  launch: ['countdown', 'waitlist', 'faq'],
  arcade: ['video', 'events', 'about'],
  invitation: ['events', 'map', 'contact'],
  'pocket-card': ['contact', 'services', 'about'],
  garden: ['services', 'events', 'contact'],
};

export function suggestFor({ page, theme }: PageDesign, lang: string): string[] {
  const own: Texts = texts[toLang(lang)];
  const { suggest, sections } = own;
  const links = allLinks(page);
  const openLink = links.find(({ url, hidden }) => url === undefined && !hidden);
  const kinds = new Set(page.sections.map(({ kind }) => kind));
  const missing = wanted[theme.family].find((kind) => !kinds.has(kind));
  const suggestions = [
    openLink && fill(suggest.linkAddress, { name: titleName(openLink.title, toLang(lang)) }),
    page.tagline !== undefined && isPlaceholder(page.tagline) && suggest.tagline,
    missing && fill(suggest.addSection, { parts: sections[missing][0] }),
    !page.avatar && !page.cover && suggest.avatar,
    links.length === 0 && suggest.socials,
    suggest.redesign,
    theme.scheme === 'dark' ? suggest.light : suggest.dark,
  ];
  return suggestions.filter((text) => typeof text === 'string').slice(0, MOST_SUGGESTIONS);
}
