/// <reference path="./postcss-parser.d.ts" />
// CSS as a list of declarations with their selectors and places (PostCSS). Of broken CSS it returns the
// declarations before the first place that cannot be read.
import { type ChildNode, type Container, CssSyntaxError, type Declaration, Input } from 'postcss';
import Parser, { type ParserToken } from 'postcss/lib/parser';

export type CssDeclaration = {
  selector: string;
  /** Inside a condition such as @media, or inside another rule. */
  isConditional: boolean;
  /** In lower case, custom properties as written. */
  property: string;
  value: string;
  /** Of the value, without the space around and without `!important`. */
  start: number;
  end: number;
  /** Of the rule that it stands in. */
  rule: { start: number; end: number };
};

/** PostCSS searches for `!important` in a time that grows with the square of the number of tokens. */
const MAX_TOKENS = 1_000;

/** Goes on where PostCSS would stop at a mistake that browsers forgive. */
class TolerantParser extends Parser {
  override decl(tokens: ParserToken[], isCustomProperty?: boolean): void {
    const hasProperty = tokens.some(([type]) => type === 'word');
    if (hasProperty && tokens.length <= MAX_TOKENS) super.decl(tokens, isCustomProperty);
  }
  override unclosedBlock(): void {}
  override unclosedBracket(): void {}
  override unexpectedClose(): void {}
  override unknownWord(): void {}
  override doubleColon(): void {}
  override checkMissedSemicolon(): void {}
  override unnamedAtrule(node: { name: string }): void {
    node.name = '';
  }
}

export function readDeclarations(css: string): CssDeclaration[] {
  // `map: false`: a comment of the author must not name a source map to load.
  const input = new Input(css, { map: false });
  const parser = new TolerantParser(input);
  try {
    parser.parse();
  } catch (error) {
    // A string, a comment or a bracket that is never closed.
    if (!(error instanceof CssSyntaxError)) throw error;
  }
  const byteOrderMark = input.hasBOM ? 1 : 0;
  return declarationsIn(parser.root).flatMap(({ node, isConditional }) =>
    toDeclaration(node, isConditional, byteOrderMark),
  );
}

type FoundDeclaration = { node: Declaration; isConditional: boolean };

/** Without recursion: rules may be nested as deeply as the CSS is long. */
function declarationsIn(root: Container<ChildNode>): FoundDeclaration[] {
  const declarations: FoundDeclaration[] = [];
  const pending: { node: ChildNode; depth: number }[] = [];
  const addChildren = (parent: Container<ChildNode>, depth: number) => {
    for (const node of (parent.nodes ?? []).toReversed()) pending.push({ node, depth });
  };
  addChildren(root, 0);
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node, depth } = next;
    if (node.type === 'decl') declarations.push({ node, isConditional: depth > 1 });
    else if (node.type !== 'comment') addChildren(node, depth + 1);
  }
  return declarations;
}

function toDeclaration(node: Declaration, isConditional: boolean, shift: number): CssDeclaration[] {
  const { parent, source, prop } = node;
  const ruleStart = parent?.source?.start;
  if (parent?.type !== 'rule' || !source?.start || !ruleStart) return [];
  // PostCSS reads `*color` and `_color` as `color`; browsers leave them out.
  if (/[*_]$/.test(node.raws.before ?? '')) return [];
  const rawValue = node.raws.value?.raw ?? node.value;
  const value = rawValue.trim();
  const start =
    source.start.offset +
    shift +
    prop.length +
    (node.raws.between ?? '').length +
    (rawValue.length - rawValue.trimStart().length);
  const property = prop.startsWith('--') ? prop : prop.toLowerCase();
  const { selector } = parent as Container & { selector: string };
  const rule = {
    start: ruleStart.offset + shift,
    // A rule that is never closed ends with the CSS.
    end: (parent.source?.end?.offset ?? source.input.css.length) + shift,
  };
  return [{ selector, isConditional, property, value, start, end: start + value.length, rule }];
}
