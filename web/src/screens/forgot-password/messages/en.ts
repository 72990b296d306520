// Texts of screens/forgot-password.
export const messages = {
  sendFailed: "We couldn't send the link. Try again.",
  checkYourEmail: 'Check your email',
  forgotYourPassword: 'Forgot your password?',
  deliveryTime: 'The email usually arrives within a minute.',
  intro: "Enter your email and we'll send you a link to reset your password.",
  passwordRemembered: 'Remembered it? ',
  backToSignIn: 'Back to sign in',
  email: 'Email',
  emailExample: 'you@example.com',
  sendResetLink: 'Send reset link',
  linkSentAgain: 'Link sent again',
  linkSentTo: (email: string | number) =>
    `If an account exists for ${email}, you'll get a link that works for 60 minutes.`,
  noEmail: 'No email',
  noEmailHint: 'No email? Check your spam folder and make sure the address is correct.',
  sendAgainIn: (left: string | number) => `Send again in ${left}`,
  sendAgain: 'Send again',
  changeEmail: 'Use a different email',
  openInbox: 'Open inbox',
  emailNotSetUp: "Email sending isn't set up, so emails stay on this server.",
};
