// Texts of screens/dev-inbox.
export const messages = {
  vys: 'Vys',
  goToDashboard: 'Go to Dashboard',
  signIn: 'Sign in',
  inbox: 'Inbox',
  emailSendingIsntSet: "Email sending isn't set up, so all emails stay on this server. Set ",
  smtpUrl: 'SMTP_URL',
  toSendThem: 'to send them.',
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
