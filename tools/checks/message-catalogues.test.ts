// Holds message catalogues to one another: every key in every language, translated; and the public site to its
// catalogue. A folder with en.ts, de.ts and es.ts is a catalogue.
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { languages } from '../../contract/src/language/languages.ts';
import { compareCatalogues, findInlineText, listMessages } from './message-catalogues.ts';
import { readRepositoryFiles } from './repository-files.ts';

const root = new URL('../..', import.meta.url).pathname;

/** Words that are the same in English and another language. */
const sameInBoth = ['Phishing', 'Links', 'Link', 'Newsletter', 'Code', 'Player', 'Name'];

/** Labels, replies and search words of the assistant and the help have tests of their own. */
const isCatalogue = (path: string) =>
  /^(?:compiler|server|web)\/src\/.*messages\/en\.ts$/.test(path) && !/\/assistant\//.test(path);

async function load(folder: string, language: string): Promise<unknown> {
  const module = await import(pathToFileURL(`${root}${folder}/${language}.ts`).href);
  return module[language];
}

const catalogues = readRepositoryFiles(isCatalogue).map(({ path }) => dirname(path));

describe('message catalogues', () => {
  it('are those of the public site and of its forms, at least', () => {
    expect(catalogues).toContain('server/src/public-site/messages');
    expect(catalogues).toContain('server/src/modules/forms/entry-messages');
  });

  it.each(catalogues)('%s says everything in every language', async (folder) => {
    const source = await load(folder, 'en');
    expect(listMessages(source).size).toBeGreaterThan(5);
    for (const language of languages.filter((name) => name !== 'en')) {
      const problems = compareCatalogues(source, await load(folder, language), sameInBoth);
      expect(problems, language).toEqual([]);
    }
  });

  it.each<[unknown, string[]]>([
    [{ a: 'Eins', b: { c: (name: string) => `Von ${name}` } }, []],
    [{ a: 'Eins' }, ['missing: b.c']],
    [{ a: 'One', b: { c: (name: string) => `Von ${name}` } }, ['not translated: a']],
    [{ a: ' ', b: { c: (name: string) => `Von ${name}` } }, ['empty: a']],
    [{ a: 'Eins', b: { c: () => 'Von' } }, ['without its value: b.c']],
    [{ a: 'Eins', b: { c: 'Von' } }, ['another kind of message: b.c']],
    [{ a: 'Eins', b: { c: (name: string) => `Von ${name}`, d: 'x' } }, ['extra: b.d']],
  ])('are compared key by key (%#)', (translation, problems) => {
    const source = { a: 'One', b: { c: (name: string) => `By ${name}` } };
    expect(compareCatalogues(source, translation)).toEqual(problems);
  });
});

describe('the public site', () => {
  const isSite = (path: string) =>
    /^server\/src\/public-site\/.*\.ts$/.test(path) && !/\.test\.ts$|\/messages\//.test(path);

  it('takes what people read from its catalogue', () => {
    const files = readRepositoryFiles(isSite);
    expect(files.length).toBeGreaterThan(30);
    const texts = files.flatMap(({ path, text }) =>
      findInlineText(path, text).map((inlineText) => `${path}: ${inlineText}`),
    );
    // Of the preview frame, which is a part of the studio.
    expect(texts).toEqual(['server/src/public-site/preview/document.ts: Preview']);
  });

  it.each([
    ['`<p>Nothing here</p>`', ['Nothing here']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code.
    ['`<h1>${title}</h1><p class="wide">${text}</p>`', []],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code.
    ['`<a href="${href}" aria-label="Close">${x}</a>`', ['Close']],
    ["({ title: 'Not found', status: 'open' })", ['Not found']],
    ["log.error('request failed')", []],
    ["'<main>Sorry</main>'", ['Sorry']],
  ])('is searched for text: %s', (code, texts) => {
    expect(findInlineText('a.ts', `const a = ${code};`)).toEqual(texts);
  });
});
