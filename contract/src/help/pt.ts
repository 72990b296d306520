// All help articles in Portuguese.
import { accountArticles } from './account/pt.ts';
import type { HelpArticles } from './articles.ts';
import { pageArticles } from './page/pt.ts';

export const ptArticles: HelpArticles = { ...pageArticles, ...accountArticles };
