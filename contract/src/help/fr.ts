// All help articles in French.
import { accountArticles } from './account/fr.ts';
import type { HelpArticles } from './articles.ts';
import { pageArticles } from './page/fr.ts';

export const frArticles: HelpArticles = { ...pageArticles, ...accountArticles };
