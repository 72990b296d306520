// Texts of features/pages/editing.
export const messages = {
  editorNotLoaded: "We couldn't load the page editor. Check your connection.",
  doesNotFit: "This change doesn't fit the page any longer. Nothing was changed.",
  unsupported: 'The code of this page has no place for this change.',
};
