// Addresses of help articles. Apart from the articles, whose texts few screens need.
import type { HelpArticleId } from './articles.ts';

/** In the app, as `/help/qr-code`. */
export const helpArticlePath = (article: HelpArticleId): `/${string}` => `/help/${article}`;
