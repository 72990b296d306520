// Components and values that families and sections share. The code of a page holds those that it names.
import { formsCode } from './shared/forms.ts';
import { itemsCode } from './shared/items.ts';
import { linksCode } from './shared/links.ts';
import { timeCode } from './shared/time.ts';
import { wordsCode } from './shared/words.ts';

/** In the order they are written; one may name earlier and later ones. */
export const sharedCode: Readonly<Record<string, string>> = {
  ...wordsCode,
  ...linksCode,
  ...itemsCode,
  ...timeCode,
  ...formsCode,
};

/** The shared parts that a code names, and those that these name, in the order they are written. */
export function findSharedCode(code: string): string[] {
  const names = Object.keys(sharedCode);
  const found = new Set<string>();
  const pending = [code];
  for (let text = pending.pop(); text !== undefined; text = pending.pop()) {
    const words = new Set(text.split(/\W+/));
    for (const name of names) {
      if (found.has(name) || !words.has(name)) continue;
      found.add(name);
      pending.push(sharedCode[name] as string);
    }
  }
  return names.filter((name) => found.has(name)).map((name) => sharedCode[name] as string);
}
