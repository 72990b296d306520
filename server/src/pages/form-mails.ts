// The letters that a newsletter signup brings, in plain text. They name the page by its address only: a
// title is its author's words, and these letters go to people who may never have asked for them.
import type { Mail } from '../kit/mail.ts';
import { CONFIRM_DAYS } from './form-rules.ts';

export type LinkKind = 'confirm' | 'unsubscribe';

export function linkUrl(pagesOrigin: string, kind: LinkKind, token: string): string {
  return `${pagesOrigin}/_/${kind}/${token}`;
}

export function confirmMail(to: string, pageUrl: string, confirmUrl: string): Mail {
  const lines = [
    'Hello,',
    `somebody, probably you, signed up this address for news from ${pageUrl}`,
    `To confirm, open this page within ${CONFIRM_DAYS} days and press the button:`,
    confirmUrl,
    'If it was not you, do nothing: nobody will write to you.',
  ];
  return { to, subject: 'Please confirm your signup', body: letter(lines) };
}

export function welcomeMail(to: string, pageUrl: string, leaveUrl: string): Mail {
  const lines = [
    'Hello,',
    `your signup for news from ${pageUrl} is confirmed.`,
    'If you change your mind, take your address off the list here:',
    leaveUrl,
  ];
  const headers = {
    'List-Unsubscribe': `<${leaveUrl}>`,
    // RFC 8058: mail programs may post to that address themselves.
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { to, subject: 'You are on the list', body: letter(lines), headers };
}

const letter = (lines: readonly string[]) => `${lines.join('\n\n')}\n`;
