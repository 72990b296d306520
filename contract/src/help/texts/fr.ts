// All help articles in French.
import type { HelpArticles } from '../articles.ts';
import { accountArticles } from './account/fr.ts';
import { dataArticles } from './data/fr.ts';
import { plansArticles } from './plans/fr.ts';
import { problemsArticles } from './problems/fr.ts';
import { publishingArticles } from './publishing/fr.ts';
import { sharingArticles } from './sharing/fr.ts';
import { startArticles } from './start/fr.ts';
import { studioArticles } from './studio/fr.ts';

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
