// Texts of features/identity/password.
export const messages = {
  yourPassword: 'Your password',
  incorrectPassword: 'Incorrect password.',
  unexpectedError: 'Something went wrong. Try again.',
  cancel: 'Cancel',
  enterPassword: 'Enter your password',
};
