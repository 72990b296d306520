// Sections about people and what others say.
import type { SectionDesigns } from '../../design-parts.ts';
import { about } from './about.ts';
import { faq } from './faq.ts';
import { press } from './press.ts';
import { team } from './team.ts';
import { testimonials } from './testimonials.ts';

export const peopleSections: SectionDesigns = {
  about,
  testimonials,
  team,
  press,
  faq,
};
