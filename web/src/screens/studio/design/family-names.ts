// What the designs are called. They are names: the same in every language, as in the replies of the assistant.
import type { LayoutFamily } from '@vys/contract/page-model/theme';

export const familyNames: Readonly<Record<LayoutFamily, string>> = {
  marquee: 'Marquee',
  tiles: 'Tiles',
  storefront: 'Storefront',
  folio: 'Folio',
  practice: 'Practice',
  broadcast: 'Broadcast',
  stage: 'Stage',
  letterpress: 'Letterpress',
  cause: 'Cause',
  launch: 'Launch',
  arcade: 'Arcade',
  invitation: 'Invitation',
  'pocket-card': 'Pocket card',
  garden: 'Garden',
};
