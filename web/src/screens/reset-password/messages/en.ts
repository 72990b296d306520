// Texts of screens/reset-password.
export const messages = {
  managePassword: 'Manage password',
  requestNewLink: 'Request new link',
  backToSignIn: 'Back to sign in',
  passwordIsRequired: 'Password is required',
  confirmationRequired: 'Please confirm your password',
  passwordsDiffer: 'Passwords do not match',
  linkInvalid: "This link doesn't work",
  title: 'Set a new password',
  passwordUnchanged: "Your password hasn't changed.",
  signOutWarning: (recentFactorDays: string | number) =>
    `You'll be signed out everywhere; sign in with the new password. We'll also remove passkeys and authenticator apps added in the last ${recentFactorDays} days.`,
  setPasswordFailed: "We couldn't set your password. Try again.",
  newPassword: 'New password',
  confirmNewPassword: 'Confirm new password',
  setPassword: 'Set password',
  reasons: {
    used: 'This link has expired or was already used. Request a new one.',
    incomplete: 'This link is incomplete. Open it again from the email or request a new one.',
    elsewhere: 'Your identity provider manages your password.',
  },
};
