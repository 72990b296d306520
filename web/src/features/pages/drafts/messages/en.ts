// Texts of features/pages/drafts.
export const messages = {
  changesReverted: 'Changes reverted',
  saved: 'Page saved successfully',
  saveFailed: (message: string) => `Failed to save: ${message}`,
};
