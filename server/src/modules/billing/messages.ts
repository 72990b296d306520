// Texts of the billing module. Errors are in the contract, emails in email-templates.ts.
import { errorTable } from '@vys/contract';
import type { Interval, UsageKey } from '@vys/contract/billing/entitlements';
import { plans, type Tier } from '@vys/contract/plans';
import type { OpenInvoice } from './rules.ts';

/** Why the last attempt to pay failed. */
export function describeDecline({ failure }: Pick<OpenInvoice, 'failure'>): string {
  return errorTable[failure ?? 'billing.card_declined'].message;
}

export const usageMessages: Readonly<Record<UsageKey, { label: string; atLimit: string }>> = {
  ai_requests_month: {
    label: 'AI requests this month',
    atLimit: 'At the limit, the built-in assistant keeps answering.',
  },
  ai_requests_week: {
    label: 'AI requests in the last 7 days',
    atLimit: 'At the limit, the built-in assistant keeps answering.',
  },
  storage: {
    label: 'Storage',
    atLimit: "When it's full, what you have stays, and new images need space first.",
  },
};

export const describePlan = (tier: Tier, interval: Interval) =>
  `Vys ${plans[tier].name} (${interval === 'year' ? 'yearly' : 'monthly'})`;

export const fallbackInvoiceDescription = 'Vys subscription';

export const dataExportMessages = {
  billing: 'Your plan and the details on your invoices. Cards and invoices are kept by Stripe.',
};
