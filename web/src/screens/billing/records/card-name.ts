// A saved card in words. Pure.
import type { PaymentMethod } from '@vys/contract/billing/payment-methods';
import { getBrandName } from '#web/features/billing/cards/card-brand.tsx';
import { messages } from './messages/en.ts';

export const getCardName = ({ card }: PaymentMethod): string =>
  messages.cardName(getBrandName(card.brand), card.last4);

/** `04/2030`. */
export const getExpiry = ({ card }: PaymentMethod): string =>
  `${String(card.expMonth).padStart(2, '0')}/${card.expYear}`;
