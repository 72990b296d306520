// Reads what a model writes while it arrives: words for people, operations, and code of a section or of the page. How
// the text is split makes no difference to the result.
import { readPageCode, readSectionCode } from './code-fences.ts';
import { readLooseJson } from './loose-json.ts';
import { createTagScanner, type TagName, type Token } from './tags.ts';

export type OutputBlock =
  /** `values` is empty where there is no JSON to be found. */
  | { kind: 'op'; values: unknown[]; text: string; isCut: boolean }
  | { kind: 'section'; id: string; jsx: string; css: string; isCut: boolean }
  | { kind: 'page'; jsx: string; css: string; isCut: boolean };

export type Output = { say: string; blocks: OutputBlock[] };

export type OutputHandlers = {
  /** A further piece of what is said. */
  onSay?: (text: string) => void;
  onSection?: (id: string) => void;
  /** All that are complete so far, when another one is. Those that only the end of the answer shows do not come. */
  onBlocks?: (blocks: readonly OutputBlock[]) => void;
};

type Tag = Exclude<Token, { type: 'text' }>;
type Open = {
  name: TagName;
  attributes: Readonly<Record<string, string>>;
  body: string;
  depth: number;
};

export class OutputReader {
  private readonly blocks: OutputBlock[] = [];
  private readonly handlers: OutputHandlers;
  private readonly scanner = createTagScanner((token) => this.take(token));
  private said = '';
  private stray = '';
  private open: Open | undefined;

  constructor(handlers: OutputHandlers = {}) {
    this.handlers = handlers;
  }

  push(text: string): void {
    this.scanner.push(text);
  }

  end(): Output {
    this.scanner.end();
    this.finish(true);
    const rest = readStray(this.stray, this.blocks.length === 0);
    this.blocks.push(...rest.blocks);
    if (this.said.trim() === '') this.say(rest.say);
    return { say: this.said.trim(), blocks: this.blocks };
  }

  private take(token: Token): void {
    const { open } = this;
    if (token.type === 'text') this.takeText(token.text);
    else if (open === undefined) this.takeOutside(token);
    else if (isNested(open, token)) {
      open.body += token.raw;
      open.depth += depthOf(token);
    } else if (token.type === 'close' && token.name === open.name) {
      this.finish(false);
    } else if (token.type === 'open' && startsAnother(open, token)) {
      this.finish(false);
      this.start(token);
    } else if (open.name !== 'say') {
      open.body += token.raw;
    }
  }

  private takeText(text: string): void {
    const { open } = this;
    if (open === undefined) this.stray += text;
    else if (open.name === 'say') this.say(text);
    else open.body += text;
  }

  private takeOutside(token: Tag): void {
    const isMarkup = token.name === 'section' && !isOurs(token) && isInFence(this.stray);
    if (isMarkup) this.stray += token.raw;
    else if (token.type === 'open') this.start(token);
    // Some models close thoughts that they never opened.
    else if (token.name === 'think') this.stray = '';
  }

  private start({ name, attributes, isSelfClosed }: Tag): void {
    if (name === 'say' && this.said !== '') this.say('\n');
    this.open = { name, attributes, body: '', depth: 0 };
    if (name === 'section') this.handlers.onSection?.(attributes.id ?? '');
    if (isSelfClosed) this.finish(false);
  }

  private finish(isCut: boolean): void {
    const done = this.open;
    this.open = undefined;
    if (done === undefined || done.name === 'say') return;
    const block = toBlock(done, isCut);
    if (block) this.blocks.push(block);
    else if (isCut) this.readAgain(done.body);
    if (block && !isCut) this.handlers.onBlocks?.([...this.blocks]);
  }

  /** Thoughts that never end may be the answer. */
  private readAgain(body: string): void {
    const inner = readOutput(body);
    this.say(inner.say);
    this.blocks.push(...inner.blocks);
  }

  private say(text: string): void {
    this.said += text;
    if (text !== '') this.handlers.onSay?.(text);
  }
}

export function readOutput(text: string): Output {
  const reader = new OutputReader();
  reader.push(text);
  return reader.end();
}

function toBlock({ name, attributes, body }: Open, isCut: boolean): OutputBlock | undefined {
  switch (name) {
    case 'op':
      return toOp(attributes, body, isCut);
    case 'section': {
      const { id = '' } = attributes;
      return { kind: 'section', id, ...readSectionCode(body), isCut };
    }
    case 'page':
      return { kind: 'page', ...readPageCode(body), isCut };
    default:
      return undefined;
  }
}

/** Operations can also be the attributes of the tag. */
function toOp(
  attributes: Open['attributes'],
  body: string,
  isCut: boolean,
): OutputBlock | undefined {
  if (body.trim() === '' && Object.keys(attributes).length === 0) return undefined;
  const json = readLooseJson(body);
  const values = (json?.values ?? [{}]).flatMap(listOperations);
  const merged = values.map((value) =>
    Object.keys(attributes).length > 0 && isObject(value) ? { ...attributes, ...value } : value,
  );
  const isEmpty = json === undefined && Object.keys(attributes).length === 0;
  return {
    kind: 'op',
    values: isEmpty ? [] : merged,
    text: body.trim(),
    isCut: isCut && (json === undefined || json.isCut),
  };
}

function listOperations(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(listOperations);
  if (!isObject(value)) return [value];
  const list = value.operations ?? value.ops ?? value.actions;
  return Array.isArray(list) && value.type === undefined ? list.flatMap(listOperations) : [value];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Elements of markup may have the names of our tags. */
function isNested(open: Open, token: Tag): boolean {
  if (open.name === 'think') return token.name !== 'think';
  if (token.name !== 'section' || (open.name !== 'section' && open.name !== 'page')) return false;
  if (open.name === 'page') return true;
  if (token.type === 'close') return open.depth > 0;
  return !isOurs(token);
}

const depthOf = ({ type, isSelfClosed }: Tag): number => {
  if (isSelfClosed) return 0;
  return type === 'open' ? 1 : -1;
};

/** Markup has no `kind`. */
const isOurs = ({ attributes }: Tag): boolean =>
  attributes.kind !== undefined && attributes.id !== undefined;

const isInFence = (text: string): boolean => text.split('```').length % 2 === 0;

/** A tag that was not closed ends where the next one begins. Components have names such as `Page`. */
function startsAnother(open: Open, token: Tag): boolean {
  if (open.name === 'think') return false;
  const isCode = open.name === 'section' || open.name === 'page';
  return !isCode || !/^<\s*[A-Z][a-z]/.test(token.raw);
}

/** Text beside all tags: prose, or the whole answer of a model that knows no tags. */
function readStray(text: string, isAll: boolean): Output {
  const fences = [...text.matchAll(/```([a-z]*)[^\n]*\n([\s\S]*?)(?:```|$)/gi)];
  const prose = text.replace(/```[a-z]*[^\n]*\n[\s\S]*?(?:```|$)/gi, '').replace(/```\w*/g, '');
  if (!isAll) return { say: prose.trim(), blocks: [] };
  const code = readPageCode(
    fences
      .filter(([, lang = '']) => /^(?:jsx|tsx|js|javascript|css)$/i.test(lang))
      .map(([whole]) => whole)
      .join('\n'),
  );
  if (/\bexport\s+default\b/.test(code.jsx)) {
    return { say: prose.trim(), blocks: [{ kind: 'page', ...code, isCut: false }] };
  }
  const fenced = fences.flatMap(([, , body = '']) => jsonBlocks(body));
  if (fenced.length > 0) return { say: prose.trim(), blocks: fenced };
  const start = prose.search(/[[{]\s*(?:[{"'\]]|type\b)/);
  const bare = start < 0 ? [] : jsonBlocks(prose.slice(start));
  if (bare.length === 0) return { say: prose.trim(), blocks: [] };
  return { say: prose.slice(0, start).trim(), blocks: bare };
}

function jsonBlocks(text: string): OutputBlock[] {
  const json = readLooseJson(text);
  const values = (json?.values ?? []).flatMap(listOperations);
  const isOperation = values.some(
    (value) =>
      isObject(value) && ['type', 'op', 'operation', 'arguments'].some((name) => name in value),
  );
  if (!isOperation) return [];
  return [{ kind: 'op', values, text: text.trim(), isCut: json?.isCut ?? false }];
}
