// Compares the languages of a message catalogue, and finds text for people in code that must take it from one. Pure.
import { parseSync } from 'rolldown/utils';

export type Message = string | object | ((...parameters: never[]) => unknown);

/** Messages by their path, such as `forms.thanks.contact.title`. */
export function listMessages(catalogue: unknown, path = ''): Map<string, Message> {
  if (typeof catalogue === 'string' || typeof catalogue === 'function' || isElement(catalogue)) {
    return new Map([[path, catalogue as Message]]);
  }
  const entries = Object.entries((catalogue ?? {}) as Record<string, unknown>);
  return new Map(
    entries.flatMap(([key, value]) => [...listMessages(value, path ? `${path}.${key}` : key)]),
  );
}

/** What a translation lacks, has too much, leaves empty, or takes over from the source without translating it. */
export function compareCatalogues(
  source: unknown,
  translation: unknown,
  sameInBoth: readonly string[] = [],
): string[] {
  const [expected, actual] = [listMessages(source), listMessages(translation)];
  const problems = [...actual.keys()].flatMap((key) =>
    expected.has(key) ? [] : [`extra: ${key}`],
  );
  for (const [key, message] of expected) {
    const translated = actual.get(key);
    if (translated === undefined) problems.push(`missing: ${key}`);
    else problems.push(...compareMessages(key, message, translated, sameInBoth));
  }
  return problems;
}

function compareMessages(
  key: string,
  source: Message,
  translated: Message,
  sameInBoth: readonly string[],
): string[] {
  if (typeof source !== typeof translated) return [`another kind of message: ${key}`];
  const [before, after] = [say(source), say(translated)];
  if (after.trim() === '') return [`empty: ${key}`];
  const lost = samples.filter((sample) => isIn(before, sample) && !isIn(after, sample));
  if (lost.length > 0) return [`without its value: ${key}`];
  return before === after && !isSame(before, sameInBoth) ? [`not translated: ${key}`] : [];
}

/** Says nothing that would have to be translated. */
function isSame(text: string, sameInBoth: readonly string[]): boolean {
  const words = text.replace(/⟨\w+⟩/g, ' ').match(/\p{L}[\p{L}\p{N}'’]+/gu) ?? [];
  return words.every((word) => sameInBoth.includes(word));
}

/** A value that a message must still contain in every language: a text, and a number where one is asked for. */
type Sample = { word: string; number: number };
const samples: readonly Sample[] = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map(
  (name, index) => ({ word: `⟨${name}⟩`, number: 71 + index }),
);

const isIn = (text: string, { word, number }: Sample) =>
  text.includes(word) || text.includes(String(number));

const toParameter = ({ word, number }: Sample): unknown =>
  Object.assign(Object(word), {
    [Symbol.toPrimitive]: (hint: string) => (hint === 'number' ? number : word),
  });

/**
 * Tells whether a text is a message with values, whatever they are. Undefined where it says too little by itself to be told
 * by.
 */
export function toMatcher(message: Message): ((text: string) => boolean) | undefined {
  const parts = samples
    .flatMap(({ word, number }) => [word, String(number)])
    .reduce((said, value) => said.replaceAll(value, VALUE), say(message))
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(VALUE);
  if (!/\p{L}{4}/u.test(parts.join(' '))) return undefined;
  return (text) => hasInOrder(text, parts);
}

const VALUE = '\u{fffc}';

/** Begins with the first part, ends with the last, and has something between any two. */
function hasInOrder(text: string, [first = '', ...others]: readonly string[]): boolean {
  const last = others.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  let at = first.length;
  for (const part of others) {
    at = text.indexOf(part, at + 1);
    if (at === -1) return false;
    at += part.length;
  }
  return at < text.length - last.length;
}

function say(message: Message): string {
  if (typeof message !== 'function') return readText(message);
  const call = message as (...parameters: unknown[]) => unknown;
  const parameters = samples.map(toParameter);
  try {
    return readText(call(...parameters));
  } catch {
    // It takes lists.
    return readText(call(...parameters.map((parameter) => [parameter])));
  }
}

const isElement = (value: unknown): value is { props: { children?: unknown } } =>
  typeof value === 'object' && value !== null && '$$typeof' in value;

/** Of a text, an element, a list or record of them. */
function readText(value: unknown): string {
  if (value === null || value === undefined || typeof value === 'function') return '';
  if (isElement(value)) return readText(value.props.children);
  if (typeof value !== 'object' || value instanceof String) return `${value}`;
  return Object.values(value).map(readText).join('');
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/** Words, which an address is not. */
const isProse = (text: string) =>
  /\p{L}{2}/u.test(text) && (!text.includes('/') || /\s/.test(text));

/** Of objects that pages of ours are written from. */
const textKeys = new Set('title text label hint button message legend'.split(' '));

/** Text in the HTML that code writes, and in what it says in objects. */
export function findInlineText(path: string, source: string): string[] {
  const { program } = parseSync(path, source, { lang: 'ts' });
  const texts: string[] = [];
  visit(program as unknown as Node, (node) => {
    if (node.type === 'Property') texts.push(...readProperty(node));
    const written = readWritten(node);
    if (written !== undefined) texts.push(...readHtml(written));
  });
  return texts.map((text) => text.trim()).filter(isProse);
}

function readProperty({ key, value }: Node): string[] {
  const { name } = key as { name?: string };
  const literal = value as { type: string; value?: unknown };
  const isText = literal.type === 'Literal' && typeof literal.value === 'string';
  return isText && textKeys.has(name ?? '') ? [String(literal.value)] : [];
}

/** A string, or a template whose values are left out. */
function readWritten(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return undefined;
  const quasis = node.quasis as { value: { cooked: string } }[];
  return quasis.map(({ value }) => value.cooked).join('{}');
}

const SPOKEN = / (?:aria-label|alt|title|placeholder)="([^"]*)"/g;

function readHtml(written: string): string[] {
  if (!/<[a-z!/]/i.test(written) || /@font-face|\{[\w-]+:/.test(written)) return [];
  const attributes = [...written.matchAll(SPOKEN)].map(([, text = '']) => text);
  const between = written.replace(/<[^>]*(?:>|$)/g, '\n').split('\n');
  return [...attributes, ...between].map((text) => text.replace(/^[^<]*">/, ''));
}

function visit(value: unknown, enter: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, enter);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  if ('type' in value) enter(value as Node);
  for (const child of Object.values(value)) visit(child, enter);
}
