// How large a page may be, and the check of its bytes that comes before any parsing.
// Depth and element count are counted by analyze.ts.
import { type Diagnostic, errorAt, say } from './diagnostics.ts';

/** JSX and CSS together, UTF-8. */
export const MAX_SOURCE_BYTES = 262_144;
/** Nested syntax of any kind; far above real pages, far below the stack of a browser worker. */
export const MAX_SYNTAX_DEPTH = 400;
/** Elements inside elements. */
export const MAX_ELEMENT_DEPTH = 60;
export const MAX_ELEMENTS = 4_000;
/** Names that a module declares or exports; parsers compare each with the others of its scope. */
export const MAX_NAMES = 4_000;
/** Declarations inside functions that hide an imported name, times the length of the source. */
export const MAX_SHADOWED_CHARACTERS = 5_000_000;
export const MAX_IMPORTS = 100;
/** What a page is compiled to, for the prerender and for the browser. */
export const MAX_CODE_CHARACTERS = 1_048_576;
/** A published document, UTF-8. */
export const MAX_DOCUMENT_BYTES = 1_048_576;

/** UTF-8 length; a lone surrogate counts as the replacement character does, 3 bytes. */
export function byteLength(text: string): number {
  let bytes = text.length;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) continue;
    if (unit < 0x800) bytes += 1;
    else if (unit >= 0xd800 && unit <= 0xdbff && isLowSurrogate(text.charCodeAt(i + 1))) {
      bytes += 2;
      i += 1;
    } else bytes += 2;
  }
  return bytes;
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}

export function checkSize(...parts: string[]): Diagnostic | undefined {
  const bytes = parts.reduce((sum, part) => sum + byteLength(part), 0);
  if (bytes <= MAX_SOURCE_BYTES) return undefined;
  return errorAt('source_too_large', say('sourceTooLarge', kilobytes(bytes)));
}

export function checkCode(code: string): Diagnostic | undefined {
  if (code.length <= MAX_CODE_CHARACTERS) return undefined;
  const text = say('codeTooLarge', kilobytes(code.length), kilobytes(MAX_CODE_CHARACTERS));
  return errorAt('too_complex', text);
}

/** For a finished document: what the page, its runtime and its styles come to together. */
export function checkDocument(html: string): Diagnostic | undefined {
  const bytes = byteLength(html);
  if (bytes <= MAX_DOCUMENT_BYTES) return undefined;
  const text = say('documentTooLarge', kilobytes(bytes), kilobytes(MAX_DOCUMENT_BYTES));
  return errorAt('document_too_large', text);
}

const kilobytes = (bytes: number): number => Math.ceil(bytes / 1024);
