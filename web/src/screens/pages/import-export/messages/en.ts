// Texts of screens/pages/import-export.
export const messages = {
  exportTitle: 'Export your page',
  exportIntro: 'Download a site that runs on any web host, or a JSON file to import later.',
  downloadSite: 'Download site',
  downloadJson: 'Download JSON',
  exportHint: 'The site is what visitors see now. The JSON includes your unpublished changes.',
  importTitle: 'Import a page',
  importIntro:
    "From another link page, your website or an export. You'll preview it before anything changes.",
  importHint: "We'll import your name, bio, photo, links and colors, and create a new design.",
  pageImported: 'Page imported',
  readFailed: "We couldn't read the page. Try again.",
  importPreview: 'Import preview',
  replaceDraftHint:
    'This only changes your draft. Visitors see it when you publish, and your current page stays in the version history.',
  createPageHint: 'This creates your first page. Visitors see it when you publish.',
  back: 'Back',
  useThisPage: 'Use this page',
  saveFailed: "We couldn't save the page",
  useProfilePhoto: 'Use the profile photo',
};
