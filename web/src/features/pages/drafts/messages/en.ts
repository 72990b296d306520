// Texts of features/pages/drafts.
export const messages = {
  changesReverted: 'Changes reverted',
};
