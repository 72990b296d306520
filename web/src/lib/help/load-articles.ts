// The texts of the help articles in one language, loaded when they are needed.
import { type HelpArticles, type HelpLanguage, helpArticleIds } from '@vys/contract/help/articles';
import { fillArticle } from '@vys/contract/help/figures';
import { type ArticlesByTopic, mergeTopics } from '@vys/contract/help/topics';

const texts: Readonly<Record<HelpLanguage, () => Promise<ArticlesByTopic>>> = {
  en: () => import('@vys/contract/help/texts/en'),
  de: () => import('@vys/contract/help/texts/de'),
  fr: () => import('@vys/contract/help/texts/fr'),
  es: () => import('@vys/contract/help/texts/es'),
  pt: () => import('@vys/contract/help/texts/pt'),
  it: () => import('@vys/contract/help/texts/it'),
};

/** With all figures filled in. */
export async function loadArticles(language: HelpLanguage): Promise<HelpArticles> {
  const articles = mergeTopics(await texts[language]());
  const filled = helpArticleIds.map((id) => [id, fillArticle(articles[id], language)]);
  return Object.fromEntries(filled) as HelpArticles;
}
