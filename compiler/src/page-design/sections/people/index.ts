// Sections about people: who they are and what others say.
import type { SectionDesigns } from '../../design-parts.ts';

export const peopleSections: SectionDesigns = {};
