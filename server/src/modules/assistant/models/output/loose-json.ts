// JSON as models write it: in fences, with comments, trailing commas, other quotes, several values in a row, or
// without its last brackets.

const MOST_VALUES = 200;
const DEEPEST = 40;

export type LooseJson = {
  values: unknown[];
  /** The text ended before its last value did. */
  isCut: boolean;
};

/** Undefined where there is no JSON to be found. */
export function readLooseJson(text: string): LooseJson | undefined {
  const source = text
    .replace(/^\s*```[a-z]*\s*/i, '')
    .replace(/\s*```\s*$/, '')
    .trim();
  if (source === '') return undefined;
  // Some models escape what they write as HTML.
  if (!source.includes('"') && source.includes('&quot;')) {
    return readLooseJson(source.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
  }
  try {
    return { values: [JSON.parse(source)], isCut: false };
  } catch {
    return readAll(source);
  }
}

function readAll(source: string): LooseJson | undefined {
  const reader = new Reader(source);
  const values: unknown[] = [];
  try {
    while (values.length < MOST_VALUES && reader.skipToValue()) values.push(reader.readValue(0));
  } catch (error) {
    if (!(error instanceof NotJson)) throw error;
    if (values.length === 0) return undefined;
  }
  return values.length === 0 ? undefined : { values, isCut: reader.isCut };
}

class NotJson extends Error {}

const closing: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '“': '”',
  '„': '“',
  '`': '`',
};
const words: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['True', true],
  ['false', false],
  ['False', false],
  ['null', null],
  ['None', null],
  ['undefined', null],
]);
const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '', b: '', f: '' };

class Reader {
  isCut = false;
  private at = 0;
  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  /** Between values that follow each other there may be commas and words. */
  skipToValue(): boolean {
    this.skipSpace();
    while (this.at < this.source.length && !'{['.includes(this.source[this.at] ?? '')) {
      this.at += 1;
      this.skipSpace();
    }
    return this.at < this.source.length;
  }

  readValue(depth: number): unknown {
    if (depth > DEEPEST) throw new NotJson();
    this.skipSpace();
    const first = this.source[this.at];
    if (first === undefined) {
      this.isCut = true;
      return null;
    }
    if (first === '{') return this.readObject(depth);
    if (first === '[') return this.readArray(depth);
    if (Object.hasOwn(closing, first)) return this.readString(first);
    return this.readWord();
  }

  private readObject(depth: number): Record<string, unknown> {
    const fields: [string, unknown][] = [];
    this.at += 1;
    for (;;) {
      if (this.isAtEnd('}')) return Object.fromEntries(fields);
      const first = this.source[this.at] ?? '';
      const name = Object.hasOwn(closing, first) ? this.readString(first) : this.readName();
      this.skipSpace();
      if (!':=：'.includes(this.source[this.at] ?? ' ')) {
        this.isCut ||= this.at >= this.source.length;
        if (this.isCut) return Object.fromEntries(fields);
        throw new NotJson();
      }
      this.at += 1;
      const value = this.readValue(depth + 1);
      if (name !== '__proto__') fields.push([name, value]);
    }
  }

  private readArray(depth: number): unknown[] {
    const items: unknown[] = [];
    this.at += 1;
    for (;;) {
      if (this.isAtEnd(']')) return items;
      const before = this.at;
      items.push(this.readValue(depth + 1));
      if (this.at === before) throw new NotJson();
    }
  }

  private isAtEnd(bracket: string): boolean {
    this.skipSpace();
    while (/[,，]/.test(this.source[this.at] ?? '')) {
      this.at += 1;
      this.skipSpace();
    }
    const next = this.source[this.at];
    if (next === undefined) {
      this.isCut = true;
      return true;
    }
    if (next !== '}' && next !== ']') return false;
    // A bracket of the other kind ends what is open too, and is left for what it belongs to.
    if (next === bracket) this.at += 1;
    return true;
  }

  private readString(quote: string): string {
    const end = closing[quote];
    let text = '';
    for (this.at += 1; this.at < this.source.length; this.at += 1) {
      const character = this.source[this.at] ?? '';
      if (character === end || (quote === '“' && character === '"')) {
        this.at += 1;
        return text;
      }
      text += character === '\\' ? this.readEscape() : character;
    }
    this.isCut = true;
    return text;
  }

  private readEscape(): string {
    this.at += 1;
    const character = this.source[this.at] ?? '';
    const code = /^[\da-f]{4}/i.exec(this.source.slice(this.at + 1, this.at + 5))?.[0];
    if (character !== 'u' || code === undefined) return escapes[character] ?? character;
    this.at += 4;
    return String.fromCharCode(Number.parseInt(code, 16));
  }

  private readName(): string {
    const name = /^[\w.$-]+/.exec(this.source.slice(this.at, this.at + 80))?.[0];
    if (name === undefined) throw new NotJson();
    this.at += name.length;
    return name;
  }

  private readWord(): unknown {
    const word = /^[^\s,，:{}[\]"'<>]+/.exec(this.source.slice(this.at, this.at + 200))?.[0];
    if (word === undefined) throw new NotJson();
    this.at += word.length;
    if (words.has(word)) return words.get(word);
    const number = Number(word);
    return Number.isFinite(number) ? number : word;
  }

  private skipSpace(): void {
    const space = /(?:\s|\/\/[^\n]*|\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\/|#[^\n]*)*/y;
    space.lastIndex = this.at;
    this.at += space.exec(this.source)?.[0].length ?? 0;
  }
}
