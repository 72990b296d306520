// The part of PostCSS's parser class that read-declarations.ts overrides; PostCSS ships no types for it.
declare module 'postcss/lib/parser' {
  import type { AtRule, ChildNode, Container, Input, Root } from 'postcss';

  export type ParserToken = [type: string, text: string, start?: number, end?: number];

  export default class Parser {
    constructor(input: Input);
    root: Root;
    current: Container<ChildNode>;
    parse(): void;
    decl(tokens: ParserToken[], isCustomProperty?: boolean): void;
    unclosedBlock(): void;
    unclosedBracket(): void;
    unexpectedClose(): void;
    unknownWord(tokens: ParserToken[]): void;
    doubleColon(): void;
    checkMissedSemicolon(): void;
    unnamedAtrule(node: AtRule): void;
  }
}
