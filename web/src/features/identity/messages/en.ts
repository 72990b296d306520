// Texts of features/identity.
export const messages = {
  accountDeletedSuccessfully: 'Account deleted successfully',
  downloadInterrupted: 'The download was interrupted. Nothing was lost. Try again.',
};
