// What a new page takes over from the page it replaces: the words people wrote, the picture, the links.
import { attributeText, readElementText } from '@vys/compiler';
import type { Brief } from './compose/compose-page.ts';
import { avatarOf, bioOf, headlineOf, readSource } from './edit/source.ts';
import { PLACEHOLDER_TAGLINE } from './placeholder-texts.ts';
import { linksIn } from './receipt.ts';
import type { PageContent, PageKind, PageLink } from './types.ts';

export type CarriedOver = { brief: Brief; links: PageLink[]; avatarUrl: string | undefined };

const OWN_HEADLINES = ['Coming soon', 'Plans and pricing'];

export function carriedOver(page: PageContent, kind: PageKind): CarriedOver {
  const links = linksIn(page).filter((link) => !link.url.startsWith('#'));
  const source = readSource(page.jsx);
  if (!source) return { brief: {}, links, avatarUrl: undefined };
  const [headline, bio, face] = [headlineOf(source), bioOf(source), avatarOf(source)];
  const title = headline ? readElementText(headline) : '';
  const line = bio ? readElementText(bio) : '';
  // The other two kinds have a headline of their own.
  const named = (kind === 'link-in-bio' || kind === 'portfolio') && !OWN_HEADLINES.includes(title);
  const written = line !== '' && !Object.values<string>(PLACEHOLDER_TAGLINE).includes(line);
  return {
    brief: { ...(named && title ? { name: title } : {}), ...(written ? { tagline: line } : {}) },
    links,
    avatarUrl: face ? attributeText(face, 'src') : undefined,
  };
}
