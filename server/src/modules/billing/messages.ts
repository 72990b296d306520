// Texts of the billing module. Errors are in the contract, emails in email-templates.ts.
import { errorMessages } from '@vys/contract/api/error-messages';
import type { Interval } from '@vys/contract/billing/entitlements';
import type { Language } from '@vys/contract/language/languages';
import { plans, type Tier } from '@vys/contract/plans';
import { invoiceMessages } from './invoice-messages/index.ts';
import type { OpenInvoice } from './rules.ts';

/** Why the last attempt to pay failed. */
export function describeDecline(
  { failure }: Pick<OpenInvoice, 'failure'>,
  language: Language,
): string {
  return errorMessages[language][failure ?? 'billing.card_declined'];
}

type PricedPlan = { readonly tier: Tier; readonly interval: Interval };

export const describePlan = ({ tier, interval }: PricedPlan, language: Language): string =>
  invoiceMessages[language][interval](plans[tier].name);
