// Sections that show something: links, pictures, players, words.
import type { SectionDesigns } from '../../design-parts.ts';
import { featured } from './featured.ts';
import { footer } from './footer.ts';
import { gallery } from './gallery.ts';
import { image } from './image.ts';
import { links } from './links.ts';
import { music } from './music.ts';
import { quote } from './quote.ts';
import { spacer } from './spacer.ts';
import { text } from './text.ts';
import { video } from './video.ts';

export const contentSections: SectionDesigns = {
  links,
  featured,
  gallery,
  video,
  music,
  text,
  image,
  spacer,
  footer,
  quote,
};
