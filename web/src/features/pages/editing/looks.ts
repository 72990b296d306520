// Looks for a page: themes in every layout family, another one by surprise, and the palettes with their colors.
import { listFamilies } from '@vys/compiler/page-design/families/families';
import { backgroundOf, chooseTheme, redesign } from '@vys/compiler/page-design/look/choose-look';
import { colorsOf, palettes } from '@vys/compiler/page-design/look/palettes';
import type { PageTheme } from '@vys/contract/page-model/theme';

export type ThemeRequest = { theme: PageTheme; seed: string };
/** What a palette gives a theme, by its name. */
export type PaletteColors = Pick<PageTheme, 'scheme' | 'colors' | 'background'> & { name: string };

/** One theme for each family; the family of `theme` keeps it. */
export function listLooks({ theme, seed }: ThemeRequest): PageTheme[] {
  return listFamilies().map((family) =>
    family === theme.family ? theme : keepOwn(theme, chooseTheme({ family, seed })),
  );
}

export function anotherLook({ theme, seed }: ThemeRequest): PageTheme {
  return keepOwn(theme, redesign(theme, seed));
}

export function listPaletteColors(): PaletteColors[] {
  return palettes.map((palette) => ({
    name: palette.name,
    scheme: palette.scheme,
    colors: colorsOf(palette),
    background: backgroundOf(palette),
  }));
}

/** A picture behind the page and its motion are the creator's own. */
function keepOwn(theme: PageTheme, look: PageTheme): PageTheme {
  const background = theme.background.kind === 'image' ? theme.background : look.background;
  return { ...look, background, motion: theme.motion };
}
