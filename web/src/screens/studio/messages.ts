// Texts of screens/studio.
export const messages = {
  split: 'Split',
  preview: 'Preview',
  code: 'Code',
  chat: 'Chat',
  panels: 'Chat and page editor',
  aiStudio: 'AI Studio',
  view: 'View',
  pane: 'Pane',
  images: 'Images',
  history: 'History',
  save: 'Save',
  publish: 'Publish',
  loadingYourPage: 'Loading your page',
  unsavedChangesWarning: "Your latest edits aren't saved. If you leave now, you'll lose them.",
  changesRestored: 'We restored your unsaved changes.',
};
