// What an error says to people, in their language.
import type { ErrorCode } from '@vys/contract';
import { errorMessages } from '@vys/contract/api/error-messages';
import type { Language } from '@vys/contract/language/languages';
import type { AppError } from '../errors.ts';
import { sayIn, type Text } from '../language/text.ts';

export function describeFailure(
  { code, details }: Pick<AppError, 'code' | 'details'>,
  language: Language,
): string {
  return sayIn(details.message ?? errorMessages[language][code], language);
}

export const sayFields = (fields: Readonly<Record<string, Text>>, language: Language) =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, sayIn(text, language)]));

/** The usual message of a code, where it also stands at a field. */
export const sayError =
  (code: ErrorCode): Text =>
  (language) =>
    errorMessages[language][code];
