// What is typed into the card form of the sandbox, as it is shown and as it is sent. Pure.
import type { SandboxCard } from '@vys/contract/billing/sandbox';
import { z } from 'zod';
import { messages } from '../messages/en.ts';

const keepDigits = (text: string, most: number) => text.replace(/\D/g, '').slice(0, most);

/** `4242 4242 4242 4242` while it is typed. */
export const formatNumber = (text: string): string =>
  keepDigits(text, 19).replace(/(\d{4})(?=\d)/g, '$1 ');

/** `04 / 30` while it is typed; a slash that was just removed does not come back. */
export function formatExpiry(text: string, before = ''): string {
  const digits = keepDigits(text, 4);
  const isDeleting = text.length < before.length;
  if (digits.length < 2 || (digits.length === 2 && isDeleting)) return digits;
  return `${digits.slice(0, 2)} / ${digits.slice(2)}`;
}

export const formatCvc = (text: string): string => keepDigits(text, 4);

export const cardSchema = z.object({
  number: z.string().regex(/^(?:\d ?){12,19}$/, messages.numberInvalid),
  expiry: z.string().regex(/^(?:0[1-9]|1[0-2]) \/ \d{2}$/, messages.expiryInvalid),
  cvc: z.string().regex(/^\d{3,4}$/, messages.cvcInvalid),
});
export type CardInput = z.output<typeof cardSchema>;

export function toSandboxCard({ number, expiry, cvc }: CardInput): SandboxCard {
  return {
    number: number.replaceAll(' ', ''),
    expMonth: Number(expiry.slice(0, 2)),
    expYear: 2000 + Number(expiry.slice(-2)),
    cvc,
  };
}

/** The field that a decline is about; undefined where it is about the card as a whole. */
export function findField(code: string): keyof CardInput | undefined {
  const fields: Record<string, keyof CardInput> = {
    'billing.incorrect_number': 'number',
    'billing.sandbox_test_cards_only': 'number',
    'billing.expired_card': 'expiry',
    'billing.invalid_expiry': 'expiry',
    'billing.incorrect_cvc': 'cvc',
  };
  return fields[code];
}
