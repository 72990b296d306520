// Help articles name screens and buttons as the interface in the reader's language does: what stands in quotes there is
// a text of the web app. What people write to the assistant is quoted as well, and begins with a small letter.
import { expect, it } from 'vitest';
import { helpArticleIds, listTexts } from '../../contract/src/help/articles.ts';
import { helpPictureNames, helpPictures } from '../../contract/src/help/pictures.ts';
import { helpArticle } from '../../contract/src/help/read-article.ts';
import { type Language, languages } from '../../contract/src/language/languages.ts';
import { pageLanguages } from '../../contract/src/page-model/page-model.ts';
import { readWebMessages } from './web-catalogues.ts';

/** Stands on public pages, in every language. */
const onPages = 'Made with Vys';

async function readNames(language: Language): Promise<Set<unknown>> {
  return new Set([onPages, ...(await readWebMessages(language)).values()]);
}

function findQuotes(text: string): string[] {
  const quotes = text.matchAll(/„([^“]+)“|«([^»]+)»|“([^”]+)”/g);
  return [...quotes].map(([, german, angled, curly]) => (german ?? angled ?? curly ?? '').trim());
}

it.each(pageLanguages)('the help in %s names what the interface shows', async (reader) => {
  // Readers of further languages have the English interface.
  const names = await readNames(languages.find((language) => language === reader) ?? 'en');
  const quoted = helpArticleIds.flatMap((id) => {
    const article = helpArticle(id, reader);
    return [article.title, ...listTexts(article)].flatMap(findQuotes);
  });
  expect(quoted).toContain(onPages);
  const unknown = quoted.filter((quote) => !/^¿?\p{Ll}/u.test(quote) && !names.has(quote));
  expect(unknown).toEqual([]);
});

it.each(languages)('the texts of pictures in %s name what they show', async (language) => {
  const names = await readNames(language);
  const quoted = helpPictureNames.flatMap((name) => findQuotes(helpPictures[name].alt[language]));
  expect(quoted.filter((quote) => !names.has(quote))).toEqual([]);
  expect(quoted.length > 0).toBe(language !== 'en');
});

it.each([
  ['Wähle „Seiten“ und „rückgängig“.', ['Seiten', 'rückgängig']],
  ['Choisissez « Publish ».', ['Publish']],
  ['Choose “Import a page”.', ['Import a page']],
])('%s has its quotes found', (text, quotes) => {
  expect(findQuotes(text)).toEqual(quotes);
});
