// What differs between two versions beyond their design: details and code. Runs in a worker process.
import type { Language } from '@vys/contract/language/languages';
import type { PageContent } from '@vys/contract/pages/page-content';
import { messages } from '../../messages/index.ts';
import type { PageDifference } from './read-difference.ts';

/** As parts of a sentence. */
export function describeOther(
  { codeLines, details }: Pick<PageDifference, 'codeLines' | 'details'>,
  { metadata }: Pick<PageContent, 'metadata'>,
  language: Language,
): string[] {
  const { title, description, code, codeLines: withLines } = messages[language].versions;
  return [
    ...details.map((field) => (field === 'title' ? title(metadata.title) : description)),
    ...(codeLines === 0 ? [] : [codeLines === undefined ? code : withLines(codeLines)]),
  ];
}

export function describeDetail(field: keyof PageContent['metadata'], language: Language): string {
  return messages[language].versions.differences[field];
}

/** `lines`: undefined when they cannot be counted. */
export function describeCode(lines: number | undefined, language: Language): string {
  const { code, codeLines } = messages[language].versions.differences;
  return lines === undefined ? code : codeLines(lines);
}

/** English without a comma before the last part. */
export function joinParts(parts: readonly string[], language: Language): string {
  const locale = language === 'en' ? 'en-GB' : language;
  return capitalize(new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts));
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
