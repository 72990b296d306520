// Families that speak up: for performers, makers and launches.
import type { Families } from '../../design-parts.ts';
import { arcade } from './arcade.ts';
import { broadcast } from './broadcast.ts';
import { cause } from './cause.ts';
import { launch } from './launch.ts';
import { marquee } from './marquee.ts';
import { stage } from './stage.ts';
import { tiles } from './tiles.ts';

export const boldFamilies: Families = { marquee, tiles, broadcast, stage, arcade, launch, cause };
