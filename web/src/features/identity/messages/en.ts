// Texts of features/identity.
export const messages = {
  accountDeletedSuccessfully: 'Account deleted successfully',
};
