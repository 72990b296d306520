// What the compiler and the build say about a page, in the language of its reader.
import type { Phrase } from '@vys/compiler/diagnostics';
import { messages as compilerDe } from '@vys/compiler/messages/de';
import { messages as compilerEn } from '@vys/compiler/messages/en';
import { messages as compilerEs } from '@vys/compiler/messages/es';
import type { Language } from '@vys/contract/language/languages';
import type { Translations } from '@vys/contract/language/messages';
import type { PageDiagnostic } from '@vys/contract/pages/pages';
import { sayIn, type Text } from '../../platform/language/text.ts';
import { de } from './build-messages/de.ts';
import { en } from './build-messages/en.ts';
import { es } from './build-messages/es.ts';
import { say } from './error-messages/index.ts';

/** `message` is in English. Without a phrase it is what a program says, such as an error that the page throws. */
export type BuildDiagnostic = PageDiagnostic & { phrase?: Phrase | undefined };

export type Catalogue = Readonly<Record<string, (...values: Phrase['values']) => string>>;

const catalogues = {
  en: { ...compilerEn, ...en },
  de: { ...compilerDe, ...de },
  es: { ...compilerEs, ...es },
} as unknown as Translations<Catalogue>;

/** As the API returns it. */
export function serializeDiagnostic(
  { phrase, ...diagnostic }: BuildDiagnostic,
  language: Language,
): PageDiagnostic {
  return { ...diagnostic, message: sayDiagnostic({ ...diagnostic, phrase }, language) };
}

export const sayDiagnostic = (
  { message, phrase }: Pick<BuildDiagnostic, 'message' | 'phrase'>,
  language: Language,
): string => sayPhrase(catalogues[language], phrase) ?? message;

export const sayPhrase = (catalogue: Catalogue, phrase: Phrase | undefined): string | undefined =>
  phrase && catalogue[phrase.key]?.(...phrase.values);

/** The first error as a sentence with its line. */
export function explain(
  diagnostics: readonly Pick<BuildDiagnostic, 'severity' | 'message' | 'line' | 'phrase'>[],
): Text {
  const error = diagnostics.find(({ severity }) => severity === 'error');
  if (!error) return '';
  return (language) => sayAtLine(sayDiagnostic(error, language), error.line, language);
}

export const sayAtLine = (text: string, line: number | undefined, language: Language): string =>
  line === undefined
    ? text
    : sayIn(
        say((messages) => messages.atLine(line, text)),
        language,
      );
