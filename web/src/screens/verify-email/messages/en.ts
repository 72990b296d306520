// Texts of screens/verify-email.
export const messages = {
  linkSent: (email: string | number) => `We sent a new link to ${email}.`,
  linkOffer: (email: string | number) => `We can send a new link to ${email}.`,
  openInbox: 'Open inbox',
  sendAgainIn: (left: string | number) => `Send again in ${left}`,
  sendLink: 'Send a new link',
  goToDashboard: 'Go to Dashboard',
  confirmationFailed: "We couldn't confirm your email. Try again.",
  sendFailed: "We couldn't send the email. Try again.",
  confirmEmail: 'Confirm email',
  emailConfirmed: 'Your email is confirmed.',
  signIn: 'Sign in',
  linkExpired: 'This link has expired or was already used.',
  linkExpiredHint:
    "Sign in and we'll send you a new link. If you've already confirmed your email, you're all set.",
  changeTitle: 'Change your email',
  changeIntro: 'Both addresses confirm the change.',
  emailChanged: 'Your email is changed. Sign in with the new address from now on.',
  waitingForCurrent: 'Confirmed. Now open the link in the email we sent to your current address.',
  waitingForNew: 'Confirmed. Now open the link in the email we sent to your new address.',
  changeLinkExpired:
    'This link has expired or was already used. Start the change again in Settings.',
  goToSettings: 'Go to Settings',
  wrongAddress: 'Wrong address?',
  changeInSettings: 'Change it in Settings',
  openAccountSettings: 'Open account settings',
  heads: {
    ready: { title: 'Confirm your email', intro: 'One click and you can publish.' },
    working: { title: 'Confirm your email', intro: 'One click and you can publish.' },
    confirmed: { title: 'Email confirmed', intro: "You're all set." },
    invalid: { title: 'Confirm your email', intro: 'Use the link in the email we sent you.' },
    elsewhere: {
      title: 'Confirm your email',
      intro: 'Your identity provider confirms your email.',
    },
  },
};
