// Help articles on privacy and data in English.
import type { ArticlesOf } from '../../topics.ts';

export const dataArticles: ArticlesOf<'data'> = {
  privacy: {
    title: 'Privacy and GDPR',
    answer:
      'Public pages set no cookies and load nothing from third parties, so they need no cookie banner for Vys. Data stays in this server’s database. You can download or delete yours at any time in Settings, Security.',
    steps: [
      "Read what's stored and for how long in the privacy policy.",
      'Get everything as a file with “Download my data” under Settings, Security.',
      'If you collect addresses or messages with forms, name that in a privacy notice of your own and link to it from your page.',
    ],
    more: [
      "Players of YouTube, Spotify and others load only after a tap. Visitors who ask not to be tracked aren't counted. If you need an imprint, add a footer section with a link to it.",
    ],
    button: 'Read the privacy policy',
  },
  'my-data': {
    title: 'Download your data',
    answer:
      'Settings, Security has “Download my data”: your profile, page, versions, images, messages and stats in one zip file.',
    steps: [
      'Open Settings, Security and go to “Your data”.',
      'Choose “Download my data”.',
      'Wait until the file is complete; with many images, that takes some minutes.',
    ],
    more: [
      "If the download is interrupted, start it again; nothing is lost. The zip holds ordinary files: JSON for data, your images as you uploaded them, your page as HTML. Passwords and keys aren't in it. Keep it safe, as it holds messages of other people.",
    ],
    button: 'Open security',
  },
  export: {
    title: 'Export your page',
    answer:
      'On the Pages screen, download your page as a site that runs on any web host, or as a JSON file that you can import again.',
    steps: [
      'Open Pages and find “Export your page”.',
      'Choose “Download site” for a web host, or “Download JSON” to import it into another Vys account.',
      'Unpack the zip and upload everything in it to your host.',
    ],
    more: [
      'Forms, stats and scheduled links need Vys: in the exported site, forms show your email address or a link instead, and nothing is counted. The export holds the version that you saved last.',
    ],
    button: 'Open Pages',
  },
  'delete-page': {
    title: 'Delete your page',
    answer:
      "A page can't be deleted on its own. Turn it off on the Pages screen so no one sees it, ask the assistant to start over with a new one, or delete your account with everything in it.",
    steps: [
      'To hide it, turn off “Active” on the Pages screen.',
      'To start over, describe a new page to the assistant, or choose a template.',
      'To remove everything, delete your account under Settings, Security.',
    ],
    more: [
      'Versions from before stay in the history for as long as your plan keeps them. Single images can be deleted for good under “Images” in the studio, and single messages on the Pages screen.',
    ],
    button: 'Open Pages',
  },
  'delete-account': {
    title: 'Delete your account',
    answer:
      "Go to Settings, Security, Danger zone. This deletes your page, images, stats and account immediately and can't be undone, so download your data first. Your username stays reserved for 90 days.",
    steps: [
      'Choose “Download my data” first if you may need something later.',
      'Choose “Delete account” under “Danger zone”.',
      'Type your username and choose “Delete my account”.',
    ],
    more: [
      "A paid plan ends with it and isn't charged again. Nobody can bring a deleted account back, the operator neither. If you only want a break, switch your page off, or cancel your plan.",
    ],
    button: 'Open security',
  },
};
