// Markup as models write it, made into JSX: attributes of HTML, comments, elements that are never closed.

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
export function fixJsx(jsx: string): string {
  return jsx
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<!doctype[^>]*>|<head\b[\s\S]*?<\/head\s*>|<\/?(?:html|body)\b[^<>]*>/gi, '')
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
