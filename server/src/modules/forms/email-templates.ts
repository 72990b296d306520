// The emails of a newsletter signup, as plain text. They name the page by its URL only: a title is text of
// its author, and these emails go to people who may never have asked for them.
import type { Email } from '../../platform/email/mailer.ts';
import { CONFIRM_DAYS } from './rules.ts';

export type SubscriptionLinkKind = 'confirm' | 'unsubscribe';

export function linkUrl(pagesOrigin: string, kind: SubscriptionLinkKind, token: string): string {
  return `${pagesOrigin}/_/${kind}/${token}`;
}

export function confirmSubscriptionEmail(to: string, pageUrl: string, confirmUrl: string): Email {
  const lines = [
    'Hi,',
    `We received a request to subscribe this email to updates from ${pageUrl}`,
    `To confirm, open this link within ${CONFIRM_DAYS} days and press the button:`,
    confirmUrl,
    "If this wasn't you, ignore this email; you won't be subscribed.",
  ];
  return { to, subject: 'Confirm your subscription', body: joinParagraphs(lines) };
}

export function subscriptionConfirmedEmail(
  to: string,
  pageUrl: string,
  unsubscribeUrl: string,
): Email {
  const lines = [
    'Hi,',
    `You're subscribed to updates from ${pageUrl}`,
    'Unsubscribe:',
    unsubscribeUrl,
  ];
  const headers = {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    // RFC 8058: mail clients may post to that URL themselves.
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { to, subject: "You're subscribed", body: joinParagraphs(lines), headers };
}

const joinParagraphs = (lines: readonly string[]) => `${lines.join('\n\n')}\n`;
