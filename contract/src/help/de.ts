// All help articles in German.
import { accountArticles } from './account/de.ts';
import type { HelpArticles } from './articles.ts';
import { pageArticles } from './page/de.ts';

export const deArticles: HelpArticles = { ...pageArticles, ...accountArticles };
