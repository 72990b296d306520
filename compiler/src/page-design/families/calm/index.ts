// Families that stay calm: for places, practices, words and invitations.
import type { Families } from '../../design-parts.ts';
import { pocketCard } from './pocket-card.ts';

export const calmFamilies: Families = { 'pocket-card': pocketCard };
