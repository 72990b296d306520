// All help articles in English.
import type { HelpArticles } from '../articles.ts';
import { accountArticles } from './account/en.ts';
import { dataArticles } from './data/en.ts';
import { plansArticles } from './plans/en.ts';
import { problemsArticles } from './problems/en.ts';
import { publishingArticles } from './publishing/en.ts';
import { sharingArticles } from './sharing/en.ts';
import { startArticles } from './start/en.ts';
import { studioArticles } from './studio/en.ts';

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
