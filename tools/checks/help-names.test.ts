// Help articles name screens and buttons as the interface in the reader's language does: what stands in quotes there is
// a text of the web app. What people write to the assistant is quoted as well, and begins with a small letter.
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { allHelpArticleIds, listTexts } from '../../contract/src/help/articles.ts';
import { helpArticle } from '../../contract/src/help/read-article.ts';
import { type Language, languages } from '../../contract/src/language/languages.ts';
import { pageLanguages } from '../../contract/src/page-model/page-model.ts';
import { listMessages } from './message-catalogues.ts';
import { readRepositoryFiles } from './repository-files.ts';

const root = new URL('../..', import.meta.url).pathname;

/** Stands on public pages, in every language. */
const onPages = 'Made with Vys';

const folders = readRepositoryFiles((path) => /^web\/src\/.*\/messages\/en\.ts$/.test(path)).map(
  ({ path }) => dirname(path),
);

async function readNames(language: Language): Promise<Set<unknown>> {
  const catalogues = await Promise.all(
    folders.map((folder) => import(pathToFileURL(`${root}${folder}/${language}.ts`).href)),
  );
  return new Set([onPages, ...catalogues.flatMap((texts) => [...listMessages(texts).values()])]);
}

function findQuotes(text: string): string[] {
  const quotes = text.matchAll(/„([^“]+)“|«([^»]+)»|“([^”]+)”/g);
  return [...quotes].map(([, german, angled, curly]) => (german ?? angled ?? curly ?? '').trim());
}

it.each(pageLanguages)('the help in %s names what the interface shows', async (reader) => {
  // Readers of further languages have the English interface.
  const names = await readNames(languages.find((language) => language === reader) ?? 'en');
  const quoted = allHelpArticleIds.flatMap((id) => {
    const article = helpArticle(id, reader);
    return [article.title, ...listTexts(article)].flatMap(findQuotes);
  });
  expect(quoted).toContain(onPages);
  const unknown = quoted.filter((quote) => !/^¿?\p{Ll}/u.test(quote) && !names.has(quote));
  expect(unknown).toEqual([]);
});

it.each([
  ['Wähle „Seiten“ und „rückgängig“.', ['Seiten', 'rückgängig']],
  ['Choisissez « Publish ».', ['Publish']],
  ['Choose “Import a page”.', ['Import a page']],
])('%s has its quotes found', (text, quotes) => {
  expect(findQuotes(text)).toEqual(quotes);
});
