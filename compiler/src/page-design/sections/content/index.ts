// Sections that show something: links, pictures, players, words.
import type { SectionDesigns } from '../../design-parts.ts';
import { text } from './text.ts';

export const contentSections: SectionDesigns = { text };
