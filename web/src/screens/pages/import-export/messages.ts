// Texts of screens/pages/import-export.
export const messages = {
  exportYourPage: 'Export your page',
  downloadASiteThat: 'Download a site that runs on any web host, or a JSON file to import later.',
  downloadSite: 'Download site',
  downloadJson: 'Download JSON',
  theSiteIsWhat: 'The site is what visitors see now. The JSON includes your unpublished changes.',
  importAPage: 'Import a page',
  fromAnotherLinkPage:
    "From another link page, your website or an export. You'll preview it before anything changes.",
  wellImportYourName:
    "We'll import your name, bio, photo, links and colors, and create a new design.",
  pageImported: 'Page imported',
  importPreview: 'Import preview',
  thisOnlyChangesYour:
    'This only changes your draft. Visitors see it when you publish, and your current page stays in the version history.',
  thisCreatesYourFirst: 'This creates your first page. Visitors see it when you publish.',
  back: 'Back',
  useThisPage: 'Use this page',
  weCouldntSaveThe: "We couldn't save the page",
  useTheProfilePhoto: 'Use the profile photo',
};
