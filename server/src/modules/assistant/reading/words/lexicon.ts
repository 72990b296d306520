// A lexicon in several languages: phrases with a meaning and the languages they belong to.
import type { Language } from './languages.ts';
import { readRows } from './languages.ts';
import { type PhraseMatch, PhraseTable } from './phrases.ts';
import { fold } from './text.ts';
import type { Token } from './tokens.ts';

export type Meaning<Key extends string> = {
  key: Key;
  languages: readonly Language[];
};

/** A phrase that means several things has several meanings, the most usual first. */
export class Lexicon<Key extends string> {
  readonly #table: PhraseTable<readonly Meaning<Key>[]>;
  readonly #byPhrase = new Map<string, { key: Key; languages: Language[] }[]>();

  constructor(data: Partial<Record<Language, string>>) {
    for (const [language, rows] of Object.entries(data) as [Language, string][]) {
      for (const { key, phrases } of readRows(rows)) {
        for (const phrase of phrases)
          this.#add(fold(phrase.replace('~', '')), key as Key, language);
      }
    }
    this.#table = new PhraseTable(this.#byPhrase);
  }

  #add(phrase: string, key: Key, language: Language): void {
    const meanings = this.#byPhrase.get(phrase) ?? [];
    const known = meanings.find((meaning) => meaning.key === key);
    if (!known) meanings.push({ key, languages: [language] });
    else if (!known.languages.includes(language)) known.languages.push(language);
    this.#byPhrase.set(phrase, meanings);
  }

  /** `language` comes first where a phrase means something else in another one. */
  find(phrase: string, language?: string): Key | undefined {
    return this.#pick(this.#table.get(phrase), language);
  }

  matchAt(
    tokens: readonly Token[],
    index: number,
    language?: string,
  ): PhraseMatch<Key> | undefined {
    const match = this.#table.matchAt(tokens, index);
    const value = this.#pick(match?.value, language);
    return match && value !== undefined ? { value, end: match.end } : undefined;
  }

  #pick(meanings: readonly Meaning<Key>[] | undefined, language?: string): Key | undefined {
    const own = meanings?.find((meaning) => meaning.languages.includes(language as Language));
    return (own ?? meanings?.[0])?.key;
  }

  *words(): Generator<{ word: string; languages: readonly Language[] }> {
    for (const [phrase, meanings] of this.#byPhrase) {
      const languages = meanings.flatMap((meaning) => meaning.languages);
      for (const word of phrase.split(/[ '-]/)) yield { word, languages };
    }
  }
}
