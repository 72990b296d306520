// Texts of features/pages.
export const messages = {
  pageTitle: 'Page title',
  /** Title of a page that was just made. */
  newPage: 'My New Page',
};
