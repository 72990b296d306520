// Texts of screens/studio/editor.
export const messages = {
  formatFailed: "We couldn't format the code",
  code: 'Code',
  source: 'Source',
  format: 'Format',
  loadingEditor: 'Loading editor...',
  loadFailed: 'Editor Initialization Failed',
  loadFailedHint: 'Your page is safe, and you can keep editing it in the chat.',
  tryAgain: 'Try again',
};
