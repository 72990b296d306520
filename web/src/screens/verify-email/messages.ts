// Texts of screens/verify-email.
export const messages = {
  weSentANew: (email: string | number) => `We sent a new link to ${email}.`,
  weCanSendA: (email: string | number) => `We can send a new link to ${email}.`,
  openInbox: 'Open inbox',
  sendAgainIn: (left: string | number) => `Send again in ${left}`,
  sendANewLink: 'Send a new link',
  goToDashboard: 'Go to Dashboard',
  weCouldntConfirmYour: "We couldn't confirm your email. Try again.",
  weCouldntSendThe: "We couldn't send the email. Try again.",
  confirmEmail: 'Confirm email',
  yourEmailIsConfirmed: 'Your email is confirmed.',
  signIn: 'Sign in',
  thisLinkHasExpired: 'This link has expired or was already used.',
  signInAndWell:
    "Sign in and we'll send you a new link. If you've already confirmed your email, you're all set.",
  openAccountSettings: 'Open account settings',
};
