// Texts of features/pages.
export const messages = {
  pageTitle: 'Page title',
};
