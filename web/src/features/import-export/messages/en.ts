// Texts of features/import-export.
export const messages = {
  imported: 'Imported',
  needsReview: 'Needs review',
  notImported: 'Not imported',
  sourceMissing: 'Enter a link or choose a file.',
  noPageExport: "This file isn't a page export. Choose a different file.",
  pageLink: 'Page link',
  pageLinkHint: "A public link page or website. We only read what's publicly visible.",
  previewImport: 'Preview import',
  chooseFile: 'Choose a file',
  pageFileHint: 'A JSON export from Vys or a web page saved as HTML, up to 2 MB.',
  pageFile: 'Page file',
};
