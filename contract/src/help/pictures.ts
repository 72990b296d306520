// The pictures of help articles: what each shows, and at which articles it stands. They are taken from the running
// product by `npm run help:pictures`, in its dark and its light theme.
import type { HelpArticleId } from './articles.ts';

type Picture = {
  articles: readonly HelpArticleId[];
  /** In English, as the interface in the picture. */
  alt: string;
};

export const helpPictures = {
  studio: {
    articles: ['assistant', 'editing', 'publish', 'links-limit', 'sections', 'arrange', 'design'],
    alt: 'AI Studio: the chat with the assistant on the left, the page on the right, and Publish above it.',
  },
  history: {
    articles: ['history'],
    alt: 'Version History: the saved versions of a page, each with what changed in it.',
  },
  share: {
    articles: ['share', 'qr-code'],
    alt: 'The share dialog: the link of the page with Copy, and its QR code with Download PNG.',
  },
  'share-post': {
    articles: ['instagram-bio'],
    alt: 'The share dialog on Post: the text and the networks, and below them the link for a bio.',
  },
  'share-contact': {
    articles: ['email-signature', 'contact-card', 'nfc'],
    alt: 'The share dialog on Contact: the email signature, the contact card and the link for an NFC tag.',
  },
  analytics: {
    articles: ['analytics', 'counting', 'campaigns'],
    alt: 'Analytics: views, clicks and visitors of the last 30 days with their chart.',
  },
  templates: {
    articles: ['templates'],
    alt: 'Templates: the filters for style and colors, and the designs below.',
  },
  'page-card': {
    articles: ['address', 'unpublish', 'several-pages', 'not-visible'],
    alt: 'The card of a page: its picture and link, views and clicks, and the switch that shows or hides it.',
  },
  'import-export': {
    articles: ['import', 'export'],
    alt: 'On the Pages screen: Download site, Download JSON, and Import a page.',
  },
  messages: {
    articles: ['forms', 'newsletter'],
    alt: 'Messages on the Pages screen, where everything arrives that visitors send.',
  },
  plans: {
    articles: ['plans', 'free', 'branding'],
    alt: 'The five plans with their prices and what each includes.',
  },
  usage: {
    articles: ['ai-allowance', 'storage'],
    alt: 'The usage of this month: AI requests and storage.',
  },
  profile: {
    articles: ['username', 'email-change', 'picture'],
    alt: 'The profile in the settings: picture, full name, username and email.',
  },
  password: {
    articles: ['password'],
    alt: 'The password card in the security settings: the current password and a new one.',
  },
  'two-factor': {
    articles: ['two-factor'],
    alt: 'The authenticator app in the security settings, with the button that sets it up.',
  },
  passkeys: {
    articles: ['passkeys'],
    alt: 'Passkeys in the security settings.',
  },
  devices: {
    articles: ['devices'],
    alt: 'The devices that are signed in, each with Sign out.',
  },
  'api-keys': {
    articles: ['api-keys'],
    alt: 'API keys in the security settings, with the button that creates one.',
  },
  'your-data': {
    articles: ['my-data'],
    alt: 'The download of your data in the security settings.',
  },
  phone: {
    articles: ['mobile-app'],
    alt: 'The dashboard on a phone: the page, its figures, and the menu.',
  },
} as const satisfies Record<string, Picture>;

export type HelpPictureName = keyof typeof helpPictures;
export const helpPictureNames = Object.keys(helpPictures) as HelpPictureName[];

/** Undefined for an article without one. */
export function findHelpPicture(article: HelpArticleId): HelpPictureName | undefined {
  return helpPictureNames.find((name) => {
    const articles: readonly HelpArticleId[] = helpPictures[name].articles;
    return articles.includes(article);
  });
}
