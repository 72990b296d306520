// The texts of the help articles in one language, loaded when they are needed.
import {
  allHelpArticleIds,
  type HelpArticles,
  type HelpLanguage,
} from '@vys/contract/help/articles';
import { fillArticle } from '@vys/contract/help/figures';

const texts: Readonly<Record<HelpLanguage, () => Promise<{ articles: HelpArticles }>>> = {
  en: () => import('@vys/contract/help/texts/en'),
  de: () => import('@vys/contract/help/texts/de'),
  fr: () => import('@vys/contract/help/texts/fr'),
  es: () => import('@vys/contract/help/texts/es'),
  pt: () => import('@vys/contract/help/texts/pt'),
  it: () => import('@vys/contract/help/texts/it'),
};

/** With all figures filled in. */
export async function loadArticles(language: HelpLanguage): Promise<HelpArticles> {
  const { articles } = await texts[language]();
  const filled = allHelpArticleIds.map((id) => [id, fillArticle(articles[id], language)]);
  return Object.fromEntries(filled) as HelpArticles;
}
