// What the compiler says about a page: a closed list of codes, one shape, and places in the source.
// Messages are in messages/, in every language; a build of the web app takes those of its own from there.
import { messages } from './messages/en.ts';

export type DiagnosticCode =
  | 'syntax'
  | 'no_default_export'
  | 'import_unknown'
  | 'unsupported_syntax'
  | 'source_too_large'
  | 'too_deep'
  | 'too_many_elements'
  | 'too_complex'
  | 'document_too_large'
  | 'link_unsafe'
  | 'form_unwired'
  | 'image_without_alt'
  | 'element_removed'
  | 'handler_text'
  | 'css_syntax'
  | 'css_import_removed'
  | 'html_unstable';

export type Diagnostic = {
  code: DiagnosticCode;
  severity: 'error' | 'warning';
  /** What is wrong and what to do about it. */
  message: string;
  /** What `message` is made from, to be said in other languages. */
  phrase?: Phrase;
  /** Both count from 1. */
  line?: number;
  column?: number;
};

/** A message of the catalogue by its key, and its values. */
export type Phrase = { key: string; values: (string | number)[] };
export type PhraseText = { message: string; phrase: Phrase };

export type Place = { line: number; column: number };
export type Locate = (offset: number) => Place;

type Catalogue = typeof messages;

export function say<Key extends keyof Catalogue>(
  key: Key,
  ...values: Parameters<Catalogue[Key]>
): PhraseText {
  const write = messages[key] as (...values: Phrase['values']) => string;
  return { message: write(...values), phrase: { key, values } };
}

export function errorAt(code: DiagnosticCode, text: PhraseText, place?: Place): Diagnostic {
  return { code, severity: 'error', ...text, ...place };
}

export function warningAt(code: DiagnosticCode, text: PhraseText, place?: Place): Diagnostic {
  return { code, severity: 'warning', ...text, ...place };
}

/** Names and addresses that a message repeats may be as long as the source. */
const MAX_MESSAGE = 1_000;

export function shortenDiagnostic(diagnostic: Diagnostic): Diagnostic {
  const { message, phrase } = diagnostic;
  if (message.length <= MAX_MESSAGE) return diagnostic;
  return {
    ...diagnostic,
    message: shorten(message),
    ...(phrase && { phrase: { ...phrase, values: phrase.values.map(shortenValue) } }),
  };
}

const shorten = (text: string) =>
  text.length > MAX_MESSAGE ? `${text.slice(0, MAX_MESSAGE)}…` : text;

const shortenValue = (value: string | number) =>
  typeof value === 'string' ? shorten(value) : value;

/** Lines and columns of one text; the line starts are found once, each question is a search. */
export function locator(source: string): Locate {
  const starts = [0];
  for (const match of source.matchAll(/\r\n|[\n\r\u2028\u2029]/g)) {
    starts.push(match.index + match[0].length);
  }
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === 'error');
}
