// Texts of screens/studio/editor.
export const messages = {
  formatFailed: "We couldn't format the code",
  code: 'Code',
  source: 'Source',
  sourceOf: (language: string) => `${language} source`,
  /** With the way out by keyboard. */
  editorLabel: (label: string) => `${label}. Press Escape, then Tab to leave.`,
  format: 'Format',
  loadingEditor: 'Loading editor...',
  loadFailed: 'Editor Initialization Failed',
  loadFailedHint: 'Your page is safe, and you can keep editing it in the chat.',
  tryAgain: 'Try again',
  /** What CodeMirror itself says, by its own words. */
  phrases: {
    'Fold line': 'Fold line',
    'Unfold line': 'Unfold line',
    'folded code': 'folded code',
    unfold: 'unfold',
    'Folded lines': 'Folded lines',
    'Unfolded lines': 'Unfolded lines',
    to: 'to',
    'Selection deleted': 'Selection deleted',
    Completions: 'Completions',
    'Control character': 'Control character',
  },
};
