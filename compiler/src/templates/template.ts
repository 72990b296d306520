// What a template is: a page as a creator of its kind would have it, with a look of its own.
import { type PageDesign, pageDesignSchema } from '@vys/contract/page-model/page-model';
import type { PageSection } from '@vys/contract/page-model/sections';
import type { LayoutFamily, PageTheme } from '@vys/contract/page-model/theme';
import type { Image } from '@vys/contract/page-model/values';
import { findFamily } from '../page-design/families/families.ts';
import { backgroundOf } from '../page-design/look/choose-look.ts';
import { colorsOf, paletteNamed } from '../page-design/look/palettes.ts';
import { typePairNamed } from '../page-design/look/type-pairs.ts';
import type { PictureName } from './pictures/pictures.ts';

export type Look = {
  family: LayoutFamily;
  palette: string;
  scheme: PageTheme['scheme'];
  typePair: string;
  /** What differs from the family's own. */
  more?: Partial<PageTheme>;
};

/** As the schema takes it: fields with a default may be left out. */
export type SamplePage = {
  name: string;
  tagline: string;
  location?: string;
  avatar?: Image;
  cover?: Image;
  links: readonly ({ id: string; title: string } & Record<string, unknown>)[];
  sections: readonly ({ kind: PageSection['kind']; id: string } & Record<string, unknown>)[];
};

export type Template = { look: Look; page: SamplePage };

/** Stands for where the pictures are served. */
const PICTURES = 'https://pictures.invalid/';

export const picture = (name: PictureName, alt: string, caption?: string): Image => ({
  url: `${PICTURES}${name}`,
  alt,
  ...(caption === undefined ? {} : { caption }),
});

/** `pictureUrl` gives the address of a picture by its name. */
export function designOf(
  { look, page }: Template,
  pictureUrl: (name: string) => string,
): PageDesign {
  const placed = JSON.stringify(page).replace(
    /"https:\/\/pictures\.invalid\/([a-z-]+)"/g,
    (_, name: string) => JSON.stringify(pictureUrl(name)),
  );
  return pageDesignSchema.parse({
    page: { lang: 'en', ...JSON.parse(placed) },
    theme: themeOf(look),
  });
}

function themeOf({ family, palette: name, scheme, typePair, more }: Look): PageTheme {
  const palette = paletteNamed(name, scheme);
  const pair = typePairNamed(typePair);
  if (palette?.scheme !== scheme || pair === undefined) {
    throw new Error(`there is no ${name} ${scheme} or no ${typePair}`);
  }
  return {
    family,
    scheme,
    colors: colorsOf(palette),
    fonts: { display: pair.display, body: pair.body },
    scale: 1,
    radius: findFamily(family).defaults.radius,
    density: 1,
    background: backgroundOf(palette),
    motion: 'quiet',
    elements: {},
    ...(pair.weight === undefined ? {} : { headingWeight: pair.weight }),
    ...more,
  };
}

/** The same days in the first year in which none of them has passed. */
export function withComingDays(design: PageDesign, today: string): PageDesign {
  const text = JSON.stringify(design.page);
  const earliest = [...text.matchAll(ISO_DAY)].map(([day]) => day).sort()[0];
  if (earliest === undefined || earliest >= today) return design;
  const isPassed = earliest.slice(4) < today.slice(4);
  const years = Number(today.slice(0, 4)) - Number(earliest.slice(0, 4)) + (isPassed ? 1 : 0);
  const page = text.replace(ISO_DAY, (day) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`);
  return { ...design, page: JSON.parse(page) };
}

const ISO_DAY = /\b\d{4}-\d\d-\d\d\b/g;
