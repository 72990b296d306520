// Markup as models write it, made into JSX: attributes of HTML, comments, elements that are never closed.
import { readSource } from '@vys/compiler/page-model/free-code/source';
import { parseHtml, printHtml } from '@vys/compiler/parse/parse-html';
import { parseModule } from '@vys/compiler/parse/parse-module';

const VOID = 'area|br|col|embed|hr|img|input|link|meta|source|track|wbr';
const attributes: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  srcset: 'srcSet',
  maxlength: 'maxLength',
  autocomplete: 'autoComplete',
  readonly: 'readOnly',
  'stroke-width': 'strokeWidth',
  'stroke-linecap': 'strokeLinecap',
  'stroke-linejoin': 'strokeLinejoin',
  'fill-rule': 'fillRule',
  'clip-rule': 'clipRule',
  viewbox: 'viewBox',
};

/** Changes nothing between `{` and `}` and nothing in texts. */
export function fixJsx(source: string): string {
  const jsx = bodyOf(elementOf(source) ?? source);
  const fixed = fixTags(jsx);
  if (parses(fixed) || /[{}]/.test(jsx)) return fixed;
  // Elements that are left open, or closed in another order: a browser would read it, so it is read as one does.
  const tree = parseHtml(jsx);
  const closed = tree === undefined ? fixed : fixTags(printHtml(tree));
  return parses(closed) ? closed : fixed;
}

const parses = (jsx: string): boolean =>
  parseModule(/\bexport\s+default\b/.test(jsx) ? jsx : `const part = <>${jsx}</>;`).ok;

/** Of a whole document. */
const bodyOf = (html: string): string =>
  /<body\b[^>]*>([\s\S]*?)(?:<\/body>|$)/i.exec(html)?.[1] ??
  html.replace(/<\/?html\b[^>]*>|<head\b[\s\S]*?<\/head>/gi, '');

/** What a component without anything but markup returns, where only the markup is wanted. */
function elementOf(source: string): string | undefined {
  if (!/^\s*(?:export\s+default\s+)?(?:function|const)\b/.test(source)) return undefined;
  if (/\.map\(/.test(source) || /<main\b/.test(source)) return undefined;
  const read = readSource(source);
  const [root] = read?.elements ?? [];
  return root && source.slice(root.start, root.end);
}

function fixTags(jsx: string): string {
  return jsx
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<!doctype[^>]*>/gi, '')
    .replace(/<[a-z][\w-]*(?:\s[^<>{}]*)?>/g, fixTag)
    .trim();
}

function fixTag(tag: string): string {
  const fixed = tag
    .replace(/\s([a-z-]+)(?=\s*=)/g, (whole, name: string) => {
      const own = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
      return own === undefined ? whole : ` ${own}`;
    })
    .replace(/\sstyle\s*=\s*"([^"]*)"/g, (_, style: string) => ` style={${toStyleObject(style)}}`)
    .replace(/\son[a-z]+\s*=\s*(?:"[^"]*"|'[^']*')/gi, '');
  const isVoid = new RegExp(`^<(?:${VOID})\\b`).test(fixed);
  return isVoid && !fixed.endsWith('/>') ? `${fixed.slice(0, -1).trimEnd()} />` : fixed;
}

function toStyleObject(style: string): string {
  const entries = style.split(';').flatMap((declaration) => {
    const at = declaration.indexOf(':');
    const name = declaration.slice(0, at).trim();
    if (at < 0 || name === '') return [];
    const key = name.startsWith('--')
      ? name
      : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    return [[key, declaration.slice(at + 1).trim()]];
  });
  return JSON.stringify(Object.fromEntries(entries));
}
