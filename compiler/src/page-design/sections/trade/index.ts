// Sections of places and shops: what there is, what it costs, when and where.
import type { SectionDesigns } from '../../design-parts.ts';

export const tradeSections: SectionDesigns = {};
