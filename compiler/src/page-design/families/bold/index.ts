// Families that speak up: for performers, makers and launches.
import type { Families } from '../../design-parts.ts';
import { marquee } from './marquee.ts';
import { stage } from './stage.ts';
import { tiles } from './tiles.ts';

export const boldFamilies: Families = { marquee, tiles, stage };
