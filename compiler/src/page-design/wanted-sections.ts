// What visitors of a page look for, by its layout family, most wanted first.
import type { SectionKind } from '@vys/contract/page-model/sections';
import type { LayoutFamily } from '@vys/contract/page-model/theme';

export const wantedSections = {
  marquee: ['music', 'events', 'newsletter'],
  tiles: ['gallery', 'video', 'newsletter'],
  storefront: ['hours', 'map', 'menu'],
  folio: ['gallery', 'contact', 'about'],
  practice: ['services', 'hours', 'contact'],
  broadcast: ['music', 'newsletter', 'about'],
  stage: ['events', 'video', 'newsletter'],
  letterpress: ['newsletter', 'about', 'products'],
  cause: ['about', 'contact', 'events'],
  launch: ['countdown', 'waitlist', 'faq'],
  arcade: ['video', 'events', 'about'],
  invitation: ['events', 'map', 'contact'],
  'pocket-card': ['contact', 'services', 'about'],
  garden: ['services', 'events', 'contact'],
} as const satisfies Readonly<Record<LayoutFamily, readonly SectionKind[]>>;

export type WantedSection = (typeof wantedSections)[LayoutFamily][number];
