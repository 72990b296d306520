// The emails of a newsletter signup, as plain text. They name the page by its URL only: a title is text of
// its author, and these emails go to people who may never have asked for them.
import type { Language } from '@vys/contract/language/languages';
import type { Email } from '../../platform/email/mailer.ts';
import { emailMessages } from './email-messages/index.ts';
import { CONFIRM_DAYS } from './rules.ts';

export type SubscriptionLinkKind = 'confirm' | 'unsubscribe';

export function linkUrl(pagesOrigin: string, kind: SubscriptionLinkKind, token: string): string {
  return `${pagesOrigin}/_/${kind}/${token}`;
}

/** In the language of the visitor, which is that of the form. */
type Subscription = { to: string; pageUrl: string; language: Language };

export function confirmSubscriptionEmail(
  { to, pageUrl, language }: Subscription,
  confirmUrl: string,
): Email {
  const { hello, confirm } = emailMessages[language];
  const { subject, intro, link, notYou } = confirm;
  const lines = [hello, intro(pageUrl), link(CONFIRM_DAYS), confirmUrl, notYou];
  return { to, subject, body: joinParagraphs(lines) };
}

export function subscriptionConfirmedEmail(
  { to, pageUrl, language }: Subscription,
  unsubscribeUrl: string,
): Email {
  const { hello, confirmed } = emailMessages[language];
  const lines = [hello, confirmed.intro(pageUrl), confirmed.unsubscribe, unsubscribeUrl];
  const headers = {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    // RFC 8058: mail clients may post to that URL themselves.
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { to, subject: confirmed.subject, body: joinParagraphs(lines), headers };
}

const joinParagraphs = (lines: readonly string[]) => `${lines.join('\n\n')}\n`;
