// The texts of the web app in one language, by the folder of their catalogue and their key.
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '../../contract/src/language/languages.ts';
import { listMessages, type Message } from './message-catalogues.ts';
import { readRepositoryFiles } from './repository-files.ts';

const root = new URL('../..', import.meta.url).pathname;

/** By keys such as `screens/settings messages.title`. */
export async function readWebMessages(language: Language): Promise<ReadonlyMap<string, Message>> {
  const paths = readRepositoryFiles((path) => /^web\/src\/.*\/messages\/en\.ts$/.test(path));
  const catalogues = await Promise.all(
    paths.map(async ({ path }) => {
      const folder = dirname(path);
      const texts = await import(pathToFileURL(`${root}${folder}/${language}.ts`).href);
      const name = folder.replace(/^web\/src\/|\/messages$/g, '');
      return [...listMessages(texts)].map(([key, message]) => [`${name} ${key}`, message] as const);
    }),
  );
  return new Map(catalogues.flat());
}
