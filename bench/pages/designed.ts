// A page of twelve links and an avatar, as a layout family draws it. Its links show no marks of brands.
import { writeDesign } from '@vys/compiler/page-design/write-design';
import { pageDesignSchema } from '@vys/contract/page-model/page-model';
import type { PageContent } from '@vys/contract/pages/page-content';
import { AVATAR_KEY, links } from './minimal.ts';

const colors = {
  background: '#f7f2e8',
  surface: '#fffdf8',
  text: '#221d17',
  muted: '#6b6257',
  accent: '#b8401a',
  accentText: '#ffffff',
  border: '#ddd3c2',
};
const brands = /(?:instagram|youtube|pinterest)/;

/** `pagesOrigin`: where the avatar is served. */
export function designedPage(family: string, pagesOrigin: string): PageContent {
  const page = {
    name: 'Anna Berg',
    tagline: 'Ceramics from the north, thrown by hand and fired with wood.',
    lang: 'en',
    avatar: { url: `${pagesOrigin}/_/media/${AVATAR_KEY}`, alt: 'Anna Berg at the wheel' },
    sections: [],
    links: links.map(([title, url], index) => ({
      id: `link-${index + 1}`,
      title,
      url: url.replace(brands, 'annaberg'),
    })),
  };
  const fonts = { display: 'Fraunces', body: 'Hanken Grotesk' };
  const background = { kind: 'plain' };
  const theme = { family, scheme: 'light', colors, fonts, radius: 16, background };
  return writeDesign(pageDesignSchema.parse({ page, theme }));
}
