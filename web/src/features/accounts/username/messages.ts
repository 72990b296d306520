// Texts of features/accounts/username.
export const messages = {
  failedToCheckUsername: 'Failed to check username availability',
  thisIsYourUsername: 'This is your username',
};
