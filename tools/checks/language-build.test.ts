// Holds the builds of the web app to their languages. Reads the built web app, which `npm test` builds before its unit
// tests.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageOf } from '../../server/src/app/web/web-language.ts';
import { findTranslation, pageName, translatePage } from '../../web/language-build.ts';
import { manifestName, translateManifest } from '../../web/manifest-language.ts';
import { readRepositoryFiles } from './repository-files.ts';

const root = resolve(import.meta.dirname, '../..');
const dist = join(root, 'web/dist');
const read = (file: string) => readFileSync(join(dist, file), 'utf8');

type Manifest = Record<string, { file: string; css?: string[]; assets?: string[] }>;

const builds = [
  ['en', '.vite/manifest.json', 'Remembered it? '],
  ['de', '.vite/manifest.de.json', 'Wieder eingefallen? '],
  ['es', '.vite/manifest.es.json', '¿Ya la recuerdas? '],
] as const;

describe('the build of the web app', () => {
  it.each(builds)('in %s has its texts, and none of the others', (language, manifest, words) => {
    const page = read(pageOf(language));
    expect(page).toContain(`<html lang="${language}"`);
    const entry = /src="\/(assets\/index-[^"]+\.js)"/.exec(page)?.[1];
    const chunks = JSON.parse(read(manifest)) as Manifest;
    expect(Object.values(chunks).map(({ file }) => file)).toContain(entry);
    const scripts = [...new Set(Object.values(chunks).map(({ file }) => file))].filter((file) =>
      file.endsWith('.js'),
    );
    const code = scripts.map(read).join('\n');
    for (const [other, , text] of builds) {
      expect(code.includes(text), `"${text}" in the build in ${other}`).toBe(text === words);
    }
  });

  it.each(builds)('in %s finds all that it asks for, compressed', (_language, manifest) => {
    const chunks = Object.values(JSON.parse(read(manifest)) as Manifest);
    const files = chunks.flatMap(({ file, css = [] }) => [file, ...css]);
    expect(files.filter((file) => !existsSync(join(dist, file)))).toEqual([]);
    const large = files.filter((file) => /\.(?:js|css)$/.test(file) && read(file).length > 1000);
    expect(large.length).toBeGreaterThan(50);
    expect(large.filter((file) => !existsSync(join(dist, `${file}.br`)))).toEqual([]);
  });
});

/** The workers that compile and edit pages, which say what is wrong with their code. */
const workers = [
  ['en', '.vite/manifest.json', 'Pages are plain JavaScript.', 'A loop on this page does not end.'],
  ['de', '.vite/manifest.de.json', 'Seiten sind reines JavaScript.', 'Eine Schleife auf dieser'],
  ['es', '.vite/manifest.es.json', 'Las páginas son JavaScript puro.', 'Un bucle de esta página'],
] as const;

describe('the workers of the web app', () => {
  it.each(workers)(
    'in %s say what they find in it, and hold no other language',
    (language, manifest) => {
      const chunks = Object.values(JSON.parse(read(manifest)) as Manifest);
      const files = new Set(chunks.flatMap(({ assets = [] }) => assets));
      const compiler = [...files].filter((file) => /\/compile-worker-/.test(file));
      expect(compiler).toHaveLength(1);
      const code = compiler.map(read).join('');
      for (const [other, , ...texts] of workers) {
        for (const text of texts) expect(code.includes(text), text).toBe(other === language);
      }
    },
  );
});

describe('the manifest of the installed app', () => {
  const source = readFileSync(join(root, 'web/public/manifest.webmanifest'), 'utf8');

  it.each([
    ['en', 'Analytics', 'Pages'],
    ['de', 'Statistiken', 'Seiten'],
    ['es', 'Estadísticas', 'Páginas'],
  ] as const)('in %s names what can be opened, and is the same app', (language, ...words) => {
    const manifest = JSON.parse(translateManifest(source, language));
    const names = manifest.shortcuts.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['AI Studio', ...words]);
    const { id, name, start_url: startUrl } = JSON.parse(source);
    expect(manifest).toMatchObject({ id, name, start_url: startUrl, lang: language });
  });

  it.each(['en', 'de', 'es'] as const)('is named by the page in %s', (language) => {
    expect(read(pageOf(language))).toContain(`href="/${manifestName(language)}"`);
    const built = JSON.parse(read(manifestName(language)));
    expect(built).toEqual(JSON.parse(translateManifest(source, language)));
  });
});

describe('a translation', () => {
  const catalogue = join(root, 'web/src/screens/login/messages');

  it('stands beside the catalogue that components import', () => {
    expect(findTranslation(`${catalogue}/en.ts`, 'de')).toBe(`${catalogue}/de.ts`);
    expect(findTranslation(`${catalogue}/en.ts`, 'en')).toBeUndefined();
    expect(findTranslation(`${catalogue}/none/messages/en.ts`, 'de')).toBeUndefined();
  });

  it('is imported by no component itself', () => {
    const files = readRepositoryFiles((path) => /^web\/src\/.*\.tsx?$/.test(path));
    const importing = files.filter(({ text }) => /messages\/(?:de|es)\.ts'/.test(text));
    expect(importing.map(({ path }) => path)).toEqual([]);
  });

  it('of the page fails when the page says something else', () => {
    expect(() => translatePage('<html lang="en"></html>', 'de')).toThrow('has no "One link');
  });

  it.each(['en', 'de', 'es'] as const)(
    'of the page has the name that the server knows: %s',
    (language) => {
      expect(pageName(language)).toBe(pageOf(language));
    },
  );
});
