// Sections of places and shops: what there is, what it costs, when and where.
import type { SectionDesigns } from '../../design-parts.ts';
import { countdown } from './countdown.ts';
import { events } from './events.ts';
import { hours } from './hours.ts';
import { map } from './map.ts';
import { menu } from './menu.ts';
import { products } from './products.ts';
import { services } from './services.ts';
import { stats } from './stats.ts';

export const tradeSections: SectionDesigns = {
  products,
  menu,
  services,
  hours,
  events,
  stats,
  countdown,
  map,
};
