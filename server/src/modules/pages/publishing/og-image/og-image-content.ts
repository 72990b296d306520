// What the OG image of a page shows: its title, address and colors.
import { DEFAULT_TITLE, type PageContent } from '@vys/contract/pages/pages';
import type { OgImageSpec } from '../../render/og-image-spec.ts';
import { extractColors } from './og-palette.ts';
import { drawableText } from './og-text.ts';

export function ogImageSpec(
  { css, metadata }: PageContent,
  context: { publicName: string; fullName: string },
  pagesOrigin: string,
): OgImageSpec {
  const title = metadata.title.trim() === DEFAULT_TITLE ? '' : metadata.title;
  return {
    design: 1,
    title: drawableText(title) ?? drawableText(context.fullName) ?? context.publicName,
    address: `${new URL(pagesOrigin).host}/${context.publicName}`.slice(0, 200),
    colors: extractColors(css),
  };
}
