// Texts of screens/dev-inbox.
import type { ReactNode } from 'react';
import { richText } from '#web/lib/format/rich-text.ts';

export const messages = {
  vys: 'Vys',
  goToDashboard: 'Go to Dashboard',
  signIn: 'Sign in',
  inbox: 'Inbox',
  intro: (setting: ReactNode) =>
    richText`Email sending isn't set up, so all emails stay on this server. Set ${setting} to send them.`,
  smtpUrl: 'SMTP_URL',
  tryAgain: 'Try again',
  email: 'Email',
  allEmails: 'All emails',
  to: (to: string | number) => `To ${to}`,
  noEmailsYet: 'No emails yet',
  noEmailsHint: 'Sign up or reset a password to see the email here within seconds.',
  signUp: 'Sign up',
  forgotPassword: 'Forgot password',
  inboxLinkTitle: 'Open the inbox link',
  inboxLinkHint:
    'Vys prints this link in the terminal when it starts. Open it once in this browser to read emails here.',
  emails: 'Emails',
  loadFailed: "We couldn't load the emails. Try again.",
};
