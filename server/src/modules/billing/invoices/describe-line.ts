// What a line of an invoice is for, in the language of its reader: by its plan where that is one of ours.
import type { Language } from '@vys/contract/language/languages';
import { plans } from '@vys/contract/plans';
import type { BillingContext } from '../deps.ts';
import { invoiceMessages } from '../invoice-messages/index.ts';
import { describePlan } from '../messages.ts';
import type { Stripe } from '../stripe/client.ts';
import { idOf } from '../stripe/read-subscription.ts';

export type DescribingContext = { provider: BillingContext['provider']; language: Language };

/** The provider says it in English. */
export function describeLine(
  line: Stripe.InvoiceLineItem,
  { provider, language }: DescribingContext,
): string {
  const price = findPrice(line, provider);
  if (!price) return line.description ?? invoiceMessages[language].other;
  if (!line.parent?.subscription_item_details?.proration) return describePlan(price, language);
  const { unusedTime, remainingTime } = invoiceMessages[language];
  return (line.amount < 0 ? unusedTime : remainingTime)(plans[price.tier].name);
}

export function findPrice(
  line: Stripe.InvoiceLineItem | undefined,
  { catalog }: BillingContext['provider'],
) {
  const priceId = idOf(line?.pricing?.price_details?.price);
  return catalog.prices.find((one) => one.priceId !== null && one.priceId === priceId);
}
