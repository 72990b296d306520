// Texts of screens/studio/editor.
export const messages = {
  weCouldntFormatThe: "We couldn't format the code",
  code: 'Code',
  source: 'Source',
  format: 'Format',
  loadingEditor: 'Loading editor...',
  editorInitializationFailed: 'Editor Initialization Failed',
  yourPageIsSafe: 'Your page is safe, and you can keep editing it in the chat.',
  tryAgain: 'Try again',
};
