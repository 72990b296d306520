// Texts of features/identity/email.
import type { ReactNode } from 'react';
import { richText } from '#web/lib/format/rich-text.ts';

export const messages = {
  confirmYourEmail: 'Confirm your email',
  pageSaved: 'Your page is saved. You can publish it once your email is confirmed.',
  publishNow: 'Publish now',
  openLinkHint: (email: ReactNode) =>
    richText`Open the link in the email we sent to ${email}, then come back and publish. No email? Check your spam folder or send the link again.`,
  linkSentTo: (email: string | number) => `Link sent to ${email}`,
  resendLink: 'Resend link',
  openInbox: 'Open inbox',
};
