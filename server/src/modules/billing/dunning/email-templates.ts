// The emails about a payment that failed, as plain text.
import type { Language } from '@vys/contract/language/languages';
import { plans, type Tier } from '@vys/contract/plans';
import type { Email } from '../../../platform/email/mailer.ts';
import { formatDate, formatMoney } from '../invoices/formats.ts';
import { describeDecline } from '../messages.ts';
import type { DunningStage, OpenInvoice } from '../rules.ts';
import { dunningMessages } from './email-messages/index.ts';

type Failure = {
  to: string;
  stage: DunningStage;
  tier: Tier;
  invoice: OpenInvoice;
  graceUntil: Date;
  timeZone: string;
  language: Language;
  billingUrl: string;
};

export function dunningEmail(failure: Failure): Email {
  const { to, stage, tier, invoice, timeZone, language, billingUrl } = failure;
  const messages = dunningMessages[language];
  const plan = plans[tier].name;
  const amount = formatMoney(invoice.amountDue, invoice.currency, language);
  const until = formatDate(failure.graceUntil, timeZone, language);
  const lines =
    stage === 'ended'
      ? [messages.ended(amount, plan), messages.nothingDeleted]
      : [messages.failed(amount, plan, describeDecline(invoice, language)), messages.until(until)];
  const close = stage === 'ended' ? [] : [messages.otherwise];
  const body = `${[messages.hello, ...lines, billingUrl, ...close].join('\n\n')}\n`;
  return { to, subject: messages.subjects[stage](plan), body };
}
