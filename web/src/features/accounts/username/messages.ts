// Texts of features/accounts/username.
export const messages = {
  username: 'Username',
  yourname: 'yourname',
  checking: 'Checking',
  isAvailable: (username: string) => `${username} is available`,
  usernameCheckFailed: 'Failed to check username availability',
  currentUsername: 'This is your username',
};
