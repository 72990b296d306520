// Sections that visitors fill in.
import type { SectionDesigns } from '../../design-parts.ts';

export const formsSections: SectionDesigns = {};
