// All help articles in Italian.
import { accountArticles } from './account/it.ts';
import type { HelpArticles } from './articles.ts';
import { pageArticles } from './page/it.ts';

export const itArticles: HelpArticles = { ...pageArticles, ...accountArticles };
