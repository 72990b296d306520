// Texts of the import and the export of pages: notes on what was imported, and the README beside an exported page.

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** A longer one is not repeated in the notes. */
const SHOWN_BIO = 300;

export const importNotes = {
  name: (name: string) => `Name: ${name}`,
  bio: (bio: string) =>
    bio.length <= SHOWN_BIO
      ? `About: ${bio}`
      : `About: ${bio.length.toLocaleString('en-US')} characters`,
  nameShortened: (most: number) =>
    `The name was longer than ${most} characters, so we shortened it`,
  bioShortened: (kept: number, most: number) =>
    `The bio was longer than ${most.toLocaleString('en-US')} characters: we kept the first ${kept.toLocaleString('en-US')}`,
  titlesShortened: (number: number, most: number) =>
    `${count(number, 'link title')} longer than ${most} characters, shortened`,
  photo: 'Profile photo',
  links: (number: number) => `${count(number, 'link')}, in order`,
  colors: (colors: readonly string[]) => `Colors: ${colors.join(' and ')}`,
  wholePage: (title: string, lines: number) => `The whole page "${title}", ${lines} lines`,
  missing: { name: 'name', bio: 'bio', links: 'links', colors: 'brand colors' },
  notFound: (missing: readonly string[]) => `Not found: ${missing.join(', ')}`,
  internalLinks: (number: number) =>
    `${count(number, 'link')} within the old site or without a full address`,
  tooManyLinks: (number: number) => `${count(number, 'link')} beyond the first 100`,
  forms: (number: number) => `${count(number, 'form')}; ask the assistant for new ones`,
  scripts: 'Scripts',
  design: "Layout and fonts: we'll create a new design",
  photoHost: (host: string) => `The photo still loads from ${host}`,
  imageHost: (host: string) => `Images still load from ${host}`,
  trackedLinks: (number: number) =>
    `${count(number, 'link')} used click tracking and now go straight to their destination`,
  /** `reason` is a sentence. */
  notPublishable: (reason: string) => `You can't publish it yet. ${reason}`.trim(),
};

export const readmeMessages = {
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
