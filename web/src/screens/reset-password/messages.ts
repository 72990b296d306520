// Texts of screens/reset-password.
export const messages = {
  managePassword: 'Manage password',
  requestNewLink: 'Request new link',
  backToSignIn: 'Back to sign in',
  passwordIsRequired: 'Password is required',
  pleaseConfirmYourPassword: 'Please confirm your password',
  passwordsDoNotMatch: 'Passwords do not match',
  thisLinkDoesntWork: "This link doesn't work",
  setANewPassword: 'Set a new password',
  yourPasswordHasntChanged: "Your password hasn't changed.",
  youllBeSignedOut: (recentFactorDays: string | number) =>
    `You'll be signed out everywhere; sign in with the new password. We'll also remove passkeys and authenticator apps added in the last ${recentFactorDays} days.`,
  weCouldntSetYour: "We couldn't set your password. Try again.",
  newPassword: 'New password',
  confirmNewPassword: 'Confirm new password',
  setPassword: 'Set password',
};
