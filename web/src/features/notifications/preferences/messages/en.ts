// Texts of features/notifications/preferences.
export const messages = {
  loadFailedToast: 'Failed to load notification preferences',
};
