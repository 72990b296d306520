// All help articles in Spanish.
import { accountArticles } from './account/es.ts';
import type { HelpArticles } from './articles.ts';
import { pageArticles } from './page/es.ts';

export const esArticles: HelpArticles = { ...pageArticles, ...accountArticles };
