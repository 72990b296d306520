// Texts of features/identity/email.
import type { ReactNode } from 'react';
import { richText } from '#web/lib/format/rich-text.ts';

export const messages = {
  confirmYourEmail: 'Confirm your email',
  pageSaved: 'Your page is saved. You can publish it once your email is confirmed.',
  publishNow: 'Publish now',
  openLinkHint: (email: ReactNode) =>
    richText`Open the link in the email we sent to ${email}, then come back and publish. No email? Check your spam folder or send the link again.`,
  wrongAddress: 'Wrong address?',
  changeInSettings: 'Change it in Settings',
  changeEmail: 'Change email',
  newEmail: 'New email',
  cancel: 'Cancel',
  changesAtOnce: "We'll send the confirmation link to the new address. The old link stops working.",
  bothConfirm:
    "We'll send a link to your current address and one to the new one. Your email changes when you've opened both.",
  linkSentTo: (email: string | number) => `Link sent to ${email}`,
  resendLink: 'Resend link',
  openInbox: 'Open inbox',
};
