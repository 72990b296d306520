// Texts of features/pages/history.
export const messages = {
  /** `summary`: what was undone, in one line. */
  undone: (summary: string | null) => (summary === null ? 'Change undone' : `Undone: ${summary}`),
  redone: (summary: string | null) => (summary === null ? 'Change redone' : `Redone: ${summary}`),
  failed: (message: string) => `Couldn't undo: ${message}`,
  redoFailed: (message: string) => `Couldn't redo: ${message}`,
  restoreFailed: (message: string) => `Couldn't restore: ${message}`,
  changedElsewhere: 'This page was changed elsewhere, so we loaded the newer version.',
};
