// All help articles in English.
import { accountArticles } from './account/en.ts';
import type { HelpArticles } from './articles.ts';
import { pageArticles } from './page/en.ts';

export const enArticles: HelpArticles = { ...pageArticles, ...accountArticles };
