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
      'On the Pages screen, choose “Delete page” in the menu of the page. Its address stops working at once, and its stats, versions and messages are deleted for good. Your username, images and plan stay.',
    steps: [
      'To keep a copy, choose “Download a copy first”.',
      'Choose “Delete page” and confirm. Right after it, “Restore as draft” brings the content back, without stats and versions.',
      'If you only want a break, turn “Active” off instead: no one sees the page, and nothing is lost.',
    ],
    more: [
      'A suspended page can be deleted once its case is closed. Single images are deleted under “Images” in the studio, single messages on the Pages screen. To remove everything, delete your account.',
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
