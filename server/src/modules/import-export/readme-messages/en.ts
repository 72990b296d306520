// The README beside an exported page.

export const en = {
  publishedPage: (url: string) =>
    `the page as visitors saw it at ${url}, without unpublished changes`,
  savedPage: 'your saved page, which has never been published',
  exported: (day: string, page: string) => `Exported ${day}: ${page}.`,
  view: 'To view it, open index.html in a browser. It works offline.',
  upload: "To put it online, upload the whole folder to any web host. There's nothing to install.",
  fonts:
    'The fonts of this page are under the SIL Open Font License 1.1: you may use and pass them on with your page.',
  edit: 'To import the page again and edit it, use the JSON export, not this copy.',
  analytics: "Visits aren't counted: this copy doesn't send any data.",
  formsByEmail: (email: string) => `Forms open the visitor's email app, addressed to ${email}.`,
  formsOff: "Forms don't send anything; a note below the page says so.",
  noCode: "Interactive parts aren't included, because they load code from other sites:",
  missingFiles: "We couldn't include these files:",
};
