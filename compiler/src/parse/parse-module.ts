// Source text of a page to its syntax tree (acorn with JSX). Never throws and never overflows:
// what cannot be read comes back as a diagnostic with its line. Meaning is read by analyze.ts.
import { Parser } from 'acorn';
import jsx from 'acorn-jsx';
import { type Diagnostic, errorAt, locator, say } from '../diagnostics.ts';
import { checkSize, MAX_NAMES, MAX_SYNTAX_DEPTH } from '../limits.ts';
import type { Program } from './ast.ts';
import { walk } from './ast.ts';
import { explainSyntaxError } from './syntax-errors.ts';

/** `names`: every name that the module declares, in order, repeated as often as it is declared. */
export type ParseResult =
  | { ok: true; program: Program; names: readonly string[] }
  | { ok: false; diagnostics: Diagnostic[] };

class TooManyNames extends Error {}

/** What acorn calls for each declared and each exported name (its plugin interface, not typed). */
type Scoping = {
  declareName(name: string, ...rest: unknown[]): void;
  checkLocalExport(...args: unknown[]): void;
};

const PageParser = /* @__PURE__ */ createParser();

/** acorn compares a new name with all names of its scope, so names are counted before that. */
function createParser() {
  const Base = Parser.extend(jsx());
  const scoping = Base.prototype as unknown as Scoping;
  return class extends Base {
    names: string[] = [];
    exported = 0;

    static read(source: string): { program: Program; names: string[] } {
      const options = { ecmaVersion: 2024, sourceType: 'module', allowHashBang: false } as const;
      const parser = new this(options, source);
      const tree: unknown = parser.parse();
      return { program: tree as Program, names: parser.names };
    }

    declareName(name: string, ...rest: unknown[]): void {
      if (this.names.push(name) > MAX_NAMES) throw new TooManyNames();
      scoping.declareName.call(this, name, ...rest);
    }

    checkLocalExport(...args: unknown[]): void {
      this.exported += 1;
      if (this.exported > MAX_NAMES) throw new TooManyNames();
      scoping.checkLocalExport.call(this, ...args);
    }
  };
}

export function parseModule(source: string): ParseResult {
  const tooLarge = checkSize(source);
  if (tooLarge) return { ok: false, diagnostics: [tooLarge] };
  // A fence around code is code itself, of three empty texts.
  if (/^\s*```/.test(source)) return { ok: false, diagnostics: [fenced(source)] };
  let parsed: { program: Program; names: string[] };
  try {
    parsed = PageParser.read(source);
  } catch (error) {
    return { ok: false, diagnostics: [explain(source, error)] };
  }
  const deep = tooDeepAt(parsed.program);
  if (deep === undefined) return { ok: true, ...parsed };
  return { ok: false, diagnostics: [tooDeep(source, deep)] };
}

function fenced(source: string): Diagnostic {
  return errorAt('syntax', say('fenced'), locator(source)(source.indexOf('```')));
}

function tooDeepAt(program: Program): number | undefined {
  let start: number | undefined;
  walk(program, (node, _parent, depth) => {
    if (depth <= MAX_SYNTAX_DEPTH) return undefined;
    start = node.start;
    return 'stop';
  });
  return start;
}

function tooDeep(source: string, offset?: number): Diagnostic {
  const place = offset === undefined ? undefined : locator(source)(offset);
  return errorAt('too_deep', say('codeTooDeep'), place);
}

/** acorn throws a SyntaxError with `pos`, also in words of its own when the stack runs out. */
function explain(source: string, error: unknown): Diagnostic {
  if (error instanceof TooManyNames) return errorAt('too_complex', say('tooManyNames', MAX_NAMES));
  if (error instanceof RangeError) return tooDeep(source);
  if (error instanceof SyntaxError && error.message.startsWith('Not enough stack space')) {
    return tooDeep(source);
  }
  if (error instanceof SyntaxError && 'pos' in error && typeof error.pos === 'number') {
    return explainSyntaxError(source, error, error.pos);
  }
  return errorAt('syntax', say('unreadable'));
}
