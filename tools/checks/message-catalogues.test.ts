// Holds message catalogues to one another: every key in every language, translated; and the public site to its
// catalogue. A folder with en.ts, de.ts and es.ts is a catalogue.
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { languages } from '../../contract/src/language/languages.ts';
import { createPlural } from '../../contract/src/language/messages.ts';
import { richText } from '../../web/src/lib/format/rich-text.ts';
import {
  compareCatalogues,
  findInlineText,
  listMessages,
  toMatcher,
} from './message-catalogues.ts';
import { readRepositoryFiles } from './repository-files.ts';
import { sameInBoth } from './same-words.ts';

const plural = createPlural('de');
const root = new URL('../..', import.meta.url).pathname;

/** Catalogues of the web app may lack translations while this is false. */
const WEB_IS_TRANSLATED = true;

/** Labels, replies and search words of the assistant and the help have tests of their own. */
const isCatalogue = (path: string) =>
  /^(?:compiler|server)\/src\/.*messages\/en\.ts$/.test(path) &&
  !/\/assistant\//.test(path) &&
  !isSharedCatalogue(path);

/** Of the contract and of the compiler: the web app takes the one of its language. */
const isSharedCatalogue = (path: string) =>
  /^(?:contract\/src\/.*\/|compiler\/src\/)messages\/en\.ts$/.test(path);

const isWebCatalogue = (path: string) => /^web\/src\/.*\/messages\/en\.ts$/.test(path);

const hasLanguage = (folder: string, language: string) =>
  existsSync(`${root}${folder}/${language}.ts`);

const load = (folder: string, language: string): Promise<Record<string, unknown>> =>
  import(pathToFileURL(`${root}${folder}/${language}.ts`).href);

const catalogues = readRepositoryFiles(isCatalogue).map(({ path }) => dirname(path));
const sharedCatalogues = readRepositoryFiles(isSharedCatalogue).map(({ path }) => dirname(path));
const webCatalogues = readRepositoryFiles(isWebCatalogue).map(({ path }) => dirname(path));
const translations = languages.filter((language) => language !== 'en');
const webTranslations = webCatalogues
  .flatMap((folder) => translations.map((language) => [folder, language] as const))
  .filter(([folder, language]) => WEB_IS_TRANSLATED || hasLanguage(folder, language));

describe('message catalogues', () => {
  it('are those of the public site and of its forms, at least', () => {
    expect(catalogues).toContain('server/src/public-site/messages');
    expect(catalogues).toContain('server/src/modules/forms/entry-messages');
  });

  it.each(catalogues)('%s says everything in every language', async (folder) => {
    const source = (await load(folder, 'en')).en;
    expect(listMessages(source).size).toBeGreaterThan(1);
    for (const language of translations) {
      const translation = (await load(folder, language))[language];
      const problems = compareCatalogues(source, translation, sameInBoth);
      expect(problems, language).toEqual([]);
    }
  });

  it.each(sharedCatalogues)('%s says everything in every language', async (folder) => {
    const source = await load(folder, 'en');
    expect(listMessages(source).size).toBeGreaterThan(20);
    for (const language of translations) {
      const problems = compareCatalogues(source, await load(folder, language), sameInBoth);
      expect(problems, language).toEqual([]);
    }
  });

  it.each(webTranslations)('%s says everything in %s', async (folder, language) => {
    const source = await load(folder, 'en');
    expect(listMessages(source).size).toBeGreaterThan(0);
    expect(compareCatalogues(source, await load(folder, language), sameInBoth)).toEqual([]);
  });

  it.each(webCatalogues)('%s can be read, whatever its texts take', async (folder) => {
    const source = await load(folder, 'en');
    expect(compareCatalogues(source, {})).toHaveLength(listMessages(source).size);
    const itself = compareCatalogues(source, source);
    expect(itself.filter((problem) => !problem.startsWith('not translated'))).toEqual([]);
  });

  it.each<[unknown, string[]]>([
    [{ a: 'Eins', b: { c: (name: string) => `Von ${name}` } }, []],
    [{ a: 'Eins' }, ['missing: b.c']],
    [{ a: 'One', b: { c: (name: string) => `Von ${name}` } }, ['not translated: a']],
    [{ a: ' ', b: { c: (name: string) => `Von ${name}` } }, ['empty: a']],
    [{ a: 'Eins', b: { c: () => 'Von' } }, ['without its value: b.c']],
    [{ a: 'Eins', b: { c: 'Von' } }, ['another kind of message: b.c']],
    [{ a: 'Eins', b: { c: (name: string) => `Von ${name}`, d: 'x' } }, ['extra: b.d']],
    [{ a: 'Eins', b: { c: (name: string) => richText`Von ${name}` } }, []],
    [{ a: 'Eins', b: { c: () => richText`Von niemandem` } }, ['without its value: b.c']],
    [{ a: 'Eins', b: { c: (count: number) => plural(count, { other: 'Von #' }) } }, []],
    [{ a: 'Eins', b: { c: (names: string[]) => `Von ${names.join()}` } }, []],
  ])('are compared key by key (%#)', (translation, problems) => {
    const source = { a: 'One', b: { c: (name: string) => `By ${name}` } };
    expect(compareCatalogues(source, translation)).toEqual(problems);
  });

  it('may have the same words in two languages, and no others', () => {
    const source = { a: 'Vys: Code {}', b: '12 %', c: 'Vys page' };
    expect(compareCatalogues(source, source, ['Vys', 'Code'])).toEqual(['not translated: c']);
  });
});

describe('a message with values', () => {
  const between = (from: string, to: string) => `From ${from} to ${to}, daily`;

  it.each([
    ['From nine to five, daily', true],
    ['From nine to , daily', false],
    ['From nine, daily', false],
    ['Open from nine to five, daily', false],
  ])('is told by its words: %s', (text, isIt) => {
    expect(toMatcher(between)?.(text)).toBe(isIt);
  });

  it('is not told by less than a word', () => {
    expect(toMatcher((a: string, b: string) => `${a} of ${b}`)).toBeUndefined();
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
