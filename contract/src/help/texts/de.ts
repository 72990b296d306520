// All help articles in German.
import type { HelpArticles } from '../articles.ts';
import { accountArticles } from './account/de.ts';
import { dataArticles } from './data/de.ts';
import { plansArticles } from './plans/de.ts';
import { problemsArticles } from './problems/de.ts';
import { publishingArticles } from './publishing/de.ts';
import { sharingArticles } from './sharing/de.ts';
import { startArticles } from './start/de.ts';
import { studioArticles } from './studio/de.ts';

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
