// Families that stay calm: for places, practices, words and invitations.
import type { Families } from '../../design-parts.ts';
import { folio } from './folio.ts';
import { garden } from './garden.ts';
import { invitation } from './invitation.ts';
import { letterpress } from './letterpress.ts';
import { pocketCard } from './pocket-card.ts';
import { practice } from './practice.ts';
import { storefront } from './storefront.ts';

export const calmFamilies: Families = {
  storefront,
  folio,
  practice,
  letterpress,
  invitation,
  'pocket-card': pocketCard,
  garden,
};
