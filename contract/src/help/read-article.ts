// Articles in every language, for the server. The web app loads one language.
import type { HelpArticle, HelpArticleId, HelpArticles, HelpLanguage } from './articles.ts';
import { fillArticle } from './figures.ts';
import { articles as de } from './texts/de.ts';
import { articles as en } from './texts/en.ts';
import { articles as es } from './texts/es.ts';
import { articles as fr } from './texts/fr.ts';
import { articles as it } from './texts/it.ts';
import { articles as pt } from './texts/pt.ts';

const articles: Readonly<Record<HelpLanguage, HelpArticles>> = { en, de, fr, es, pt, it };

/** With all figures filled in; `own` still holds its names. */
export const helpArticle = (id: HelpArticleId, lang: HelpLanguage): HelpArticle =>
  fillArticle(articles[lang][id], lang);
