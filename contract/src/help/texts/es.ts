// All help articles in Spanish.
import type { HelpArticles } from '../articles.ts';
import { accountArticles } from './account/es.ts';
import { dataArticles } from './data/es.ts';
import { plansArticles } from './plans/es.ts';
import { problemsArticles } from './problems/es.ts';
import { publishingArticles } from './publishing/es.ts';
import { sharingArticles } from './sharing/es.ts';
import { startArticles } from './start/es.ts';
import { studioArticles } from './studio/es.ts';

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
