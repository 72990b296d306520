// The constant that the code of a page opens with: the page model as a readable JavaScript literal.
import type { PageModel } from '@vys/contract/page-model/page-model';

export const PAGE_CONSTANT = 'page';

export function writePageConstant(page: PageModel): string {
  return `const ${PAGE_CONSTANT} = ${writeLiteral(page, 0)};\n`;
}

const MAX_LINE = 90;

function writeLiteral(value: unknown, depth: number): string {
  if (Array.isArray(value))
    return writeList(
      '[',
      value.map((entry) => writeLiteral(entry, depth + 1)),
      ']',
      depth,
    );
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
      .filter(([, entry]) => entry !== undefined)
      .map(([name, entry]) => `${writeName(name)}: ${writeLiteral(entry, depth + 1)}`);
    return writeList('{', entries, '}', depth);
  }
  return typeof value === 'string' ? writeText(value) : JSON.stringify(value);
}

function writeList(open: string, entries: readonly string[], close: string, depth: number): string {
  if (entries.length === 0) return open + close;
  const space = open === '{' ? ' ' : '';
  const short = `${open}${space}${entries.join(', ')}${space}${close}`;
  const isShort = short.length + depth * 2 <= MAX_LINE && !short.includes('\n');
  if (isShort) return short;
  const indent = '  '.repeat(depth + 1);
  return `${open}\n${entries.map((entry) => `${indent}${entry},\n`).join('')}${'  '.repeat(depth)}${close}`;
}

function writeName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : writeText(name);
}

/** Safe in a module, and in a script of an HTML document. */
function writeText(text: string): string {
  return JSON.stringify(text)
    .replaceAll('</', '<\\/')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
