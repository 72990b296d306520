// Texts of features/accounts/username.
export const messages = {
  usernameCheckFailed: 'Failed to check username availability',
  currentUsername: 'This is your username',
};
