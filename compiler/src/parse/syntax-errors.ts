// What keeps a source from being read, and what to do about it: by what the parser (acorn) says, and by the code at that
// place. Its messages are part of its behavior, not of its interface: one that is not listed here is quoted.
import { type Diagnostic, errorAt, locator, type PhraseText, say } from '../diagnostics.ts';

/** acorn throws a SyntaxError with `pos`. */
export function explainSyntaxError(source: string, error: SyntaxError, offset: number): Diagnostic {
  const reason = error.message.replace(/ \(\d+:\d+\)$/, '');
  return errorAt('syntax', advise(source, reason, offset), locator(source)(offset));
}

function advise(source: string, reason: string, offset: number): PhraseText {
  const offendingText = source.slice(offset, offset + 20).split(/\s/)[0] ?? '';
  const unclosed = /^Expected corresponding JSX closing tag for <(.*)>$/s.exec(reason)?.[1];
  // acorn-jsx has no name for a fragment.
  if (unclosed !== undefined) return say('wrongClosingTag', unclosed.replace(/^undefined$/, ''));
  if (reason.startsWith('Adjacent JSX elements')) return say('adjacentElements');
  if (offset >= source.length) return say('endsEarly');
  if (reason.startsWith('Unterminated')) return describeUnterminated(reason);
  const declared = /^Identifier '(.*)' has already been declared$/s.exec(reason)?.[1];
  if (declared !== undefined) return say('nameDeclaredTwice', declared);
  if (offendingText.startsWith('!--')) return say('htmlComment');
  if (/^(?:.*\W)?(?:type|interface)\s+$/.test(lineBefore(source, offset))) {
    return say('typesInCode');
  }
  if (reason === 'Unexpected token') return say('unexpected', offendingText);
  return describe(reason);
}

function describeUnterminated(reason: string): PhraseText {
  if (reason.includes('JSX')) return say('elementOpen');
  if (reason.includes('regular expression')) return say('expressionOpen');
  if (reason === 'Unterminated string constant') return say('stringOpen');
  if (reason === 'Unterminated template') return say('templateOpen');
  if (reason === 'Unterminated comment') return say('commentOpen');
  return say('otherOpen', reason);
}

type Reading = readonly [pattern: RegExp, say: (first: string, second: string) => PhraseText];

/** What authors run into, by what the parser says. The values of a message are those of its groups. */
const readings: readonly Reading[] = [
  [/^Unexpected character '(.*)'$/su, (character) => say('unexpectedCharacter', character)],
  [/^Unexpected keyword '(\w+)'$/, (name) => say('unexpectedKeyword', name)],
  [/^The keyword '(\w+)' is reserved$/, (name) => say('keywordReserved', name)],
  [
    /^Unexpected token `([>}])`\. Did you mean `(&\w+;)` or /,
    (character, reference) => say('bracketInText', character, reference),
  ],
  [/^JSX attributes must only be assigned a non-empty expression$/, () => say('emptyAttribute')],
  [
    /^JSX value should be either an expression or a quoted JSX text$/,
    () => say('attributeNotQuoted'),
  ],
  [/^Assigning to rvalue$/, () => say('notAssignable')],
  [/^'return' outside of function$/, () => say('returnOutside')],
  [/^'import' and 'export' may only appear at the top level$/, () => say('importNotOnTop')],
  [/^Cannot use keyword 'await' outside an async function$/, () => say('awaitOutside')],
  [/^Duplicate export '(.*)'$/s, (name) => say('exportedTwice', name)],
  [/^Export '(.*)' is not defined$/s, (name) => say('exportUndefined', name)],
  [/^Complex binding patterns require an initialization value$/, () => say('valueMissing')],
  [
    /^Shorthand property assignments are valid only in destructuring patterns$/,
    () => say('equalsInObject'),
  ],
  [/^Identifier directly after number$/, () => say('nameAfterNumber')],
  [/^Invalid number$/, () => say('invalidNumber')],
  [/^Bad character escape sequence$/, () => say('invalidEscape')],
  [
    /^Invalid regular expression: \/(.*)\/: ([^/]+)$/s,
    (pattern, reason) => say('invalidPattern', pattern, reason),
  ],
  [/^Missing catch or finally clause$/, () => say('catchMissing')],
  [/^Unsyntactic (break|continue)$/, (keyword) => say('jumpOutside', keyword)],
  [/^Comma is not permitted after the rest element$/, () => say('commaAfterRest')],
  [/^Logical expressions and coalesce expressions cannot be mixed/, () => say('mixedLogic')],
];

function describe(reason: string): PhraseText {
  for (const [pattern, sayReading] of readings) {
    const match = pattern.exec(reason);
    if (match) return sayReading(match[1] ?? '', match[2] ?? '');
  }
  return say('otherSyntax', reason);
}

function lineBefore(source: string, offset: number): string {
  return source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset);
}
