// The emails about a payment that failed, as plain text.
import { plans, type Tier } from '@vys/contract/plans';
import type { Email } from '../../../platform/email/mailer.ts';
import { formatDate, formatMoney } from '../invoices/formats.ts';
import { describeDecline } from '../messages.ts';
import type { DunningStage, OpenInvoice } from '../rules.ts';

type Failure = {
  to: string;
  stage: DunningStage;
  tier: Tier;
  invoice: OpenInvoice;
  graceUntil: Date;
  timeZone: string;
  billingUrl: string;
};

const subjects: Readonly<Record<DunningStage, (plan: string) => string>> = {
  failed: (plan) => `Your payment for Vys ${plan} failed`,
  reminder: (plan) => `Reminder: your payment for Vys ${plan} is still open`,
  last: (plan) => `Your Vys ${plan} plan ends in a few days`,
  ended: (plan) => `Your Vys ${plan} plan has ended`,
};

export function dunningEmail(failure: Failure): Email {
  const { to, stage, tier, invoice, timeZone, billingUrl } = failure;
  const plan = plans[tier].name;
  const amount = formatMoney(invoice.amountDue, invoice.currency);
  const until = formatDate(failure.graceUntil, timeZone);
  const lines =
    stage === 'ended'
      ? [
          `We couldn't collect ${amount} for the ${plan} plan, so your account is on the Free plan now.`,
          'Nothing was deleted: your page stays online, and everything you made is still there. Choose a plan whenever you like to unlock it again:',
        ]
      : [
          `We couldn't collect ${amount} for the ${plan} plan. ${describeDecline(invoice)}`,
          `You keep your plan until ${until}. Update your card or pay the open invoice here:`,
        ];
  const close =
    stage === 'ended'
      ? []
      : ['If nothing changes, your account moves to the Free plan then. Nothing will be deleted.'];
  const body = `${['Hi,', ...lines, billingUrl, ...close].join('\n\n')}\n`;
  return { to, subject: subjects[stage](plan), body };
}
