// All help articles in Portuguese.
import type { HelpArticles } from '../articles.ts';
import { accountArticles } from './account/pt.ts';
import { dataArticles } from './data/pt.ts';
import { plansArticles } from './plans/pt.ts';
import { problemsArticles } from './problems/pt.ts';
import { publishingArticles } from './publishing/pt.ts';
import { sharingArticles } from './sharing/pt.ts';
import { startArticles } from './start/pt.ts';
import { studioArticles } from './studio/pt.ts';

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
