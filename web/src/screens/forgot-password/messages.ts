// Texts of screens/forgot-password.
export const messages = {
  weCouldntSendThe: "We couldn't send the link. Try again.",
  checkYourEmail: 'Check your email',
  forgotYourPassword: 'Forgot your password?',
  theEmailUsuallyArrives: 'The email usually arrives within a minute.',
  enterYourEmailAnd: "Enter your email and we'll send you a link to reset your password.",
  rememberedIt: 'Remembered it? ',
  backToSignIn: 'Back to sign in',
  email: 'Email',
  sendResetLink: 'Send reset link',
  linkSentAgain: 'Link sent again',
  ifAnAccountExists: (email: string | number) =>
    `If an account exists for ${email}, you'll get a link that works for 60 minutes.`,
  noEmailCheckYour: 'No email? Check your spam folder and make sure the address is correct.',
  sendAgainIn: (left: string | number) => `Send again in ${left}`,
  sendAgain: 'Send again',
  useADifferentEmail: 'Use a different email',
  openInbox: 'Open inbox',
  emailSendingIsntSet: "Email sending isn't set up, so emails stay on this server.",
};
