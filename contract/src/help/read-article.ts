// Articles in every language, for the server. The web app loads one language.
import type { HelpArticle, HelpArticleId, HelpArticles, HelpLanguage } from './articles.ts';
import { fillArticle } from './figures.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as es from './texts/es.ts';
import * as fr from './texts/fr.ts';
import * as it from './texts/it.ts';
import * as pt from './texts/pt.ts';
import { type ArticlesByTopic, mergeTopics } from './topics.ts';

const topics: Readonly<Record<HelpLanguage, ArticlesByTopic>> = { en, de, fr, es, pt, it };
const articles = Object.fromEntries(
  Object.entries(topics).map(([language, inLanguage]) => [language, mergeTopics(inLanguage)]),
) as Readonly<Record<HelpLanguage, HelpArticles>>;

/** With all figures filled in; `own` still holds its names. */
export const helpArticle = (id: HelpArticleId, lang: HelpLanguage): HelpArticle =>
  fillArticle(articles[lang][id], lang);
