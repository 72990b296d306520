// Families that speak up: for performers, makers and launches.
import type { Families } from '../../design-parts.ts';

export const boldFamilies: Families = {};
