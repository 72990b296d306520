// The emails of a newsletter signup, as plain text. They name the page by its URL only: a title is text of
// its author, and these emails go to people who may never have asked for them.
import type { Email } from '../kit/mailer.ts';
import { CONFIRM_DAYS } from './form-rules.ts';

export type SubscriptionLinkKind = 'confirm' | 'unsubscribe';

export function linkUrl(pagesOrigin: string, kind: SubscriptionLinkKind, token: string): string {
  return `${pagesOrigin}/_/${kind}/${token}`;
}

export function confirmSubscriptionEmail(to: string, pageUrl: string, confirmUrl: string): Email {
  const lines = [
    'Hello,',
    `somebody, probably you, signed up this address for news from ${pageUrl}`,
    `To confirm, open this page within ${CONFIRM_DAYS} days and press the button:`,
    confirmUrl,
    'If it was not you, do nothing: nobody will write to you.',
  ];
  return { to, subject: 'Please confirm your signup', body: joinParagraphs(lines) };
}

export function subscriptionConfirmedEmail(
  to: string,
  pageUrl: string,
  unsubscribeUrl: string,
): Email {
  const lines = [
    'Hello,',
    `your signup for news from ${pageUrl} is confirmed.`,
    'If you change your mind, take your address off the list here:',
    unsubscribeUrl,
  ];
  const headers = {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    // RFC 8058: mail clients may post to that URL themselves.
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { to, subject: 'You are on the list', body: joinParagraphs(lines), headers };
}

const joinParagraphs = (lines: readonly string[]) => `${lines.join('\n\n')}\n`;
