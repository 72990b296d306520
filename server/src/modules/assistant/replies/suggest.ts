// Next steps for one page, as messages that the assistant understands when they are sent.
import { wantedSections } from '@vys/compiler/page-design/wanted-sections';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import { isPlaceholder } from '@vys/contract/page-model/values';
import { toLang } from './languages.ts';
import { allLinks, titleName } from './summaries/names.ts';
import { fill, type Texts, texts } from './texts/texts.ts';

const MOST_SUGGESTIONS = 4;

export function suggestFor({ page, theme }: PageDesign, lang: string): string[] {
  const own: Texts = texts[toLang(lang)];
  const { suggest, sections } = own;
  const links = allLinks(page);
  const openLink = links.find(({ url, hidden }) => url === undefined && !hidden);
  const kinds = new Set(page.sections.map(({ kind }) => kind));
  const missing = wantedSections[theme.family].find((kind) => !kinds.has(kind));
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
