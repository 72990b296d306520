// All help articles in Italian.
import type { HelpArticles } from '../articles.ts';
import { accountArticles } from './account/it.ts';
import { dataArticles } from './data/it.ts';
import { plansArticles } from './plans/it.ts';
import { problemsArticles } from './problems/it.ts';
import { publishingArticles } from './publishing/it.ts';
import { sharingArticles } from './sharing/it.ts';
import { startArticles } from './start/it.ts';
import { studioArticles } from './studio/it.ts';

export const articles: HelpArticles = {
  ...startArticles,
  ...studioArticles,
  ...publishingArticles,
  ...sharingArticles,
  ...plansArticles,
  ...accountArticles,
  ...problemsArticles,
  ...dataArticles,
};
