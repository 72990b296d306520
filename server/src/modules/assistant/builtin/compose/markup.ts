// Text of users into JSX that means exactly that text, and small pieces of page markup.

/** Text between tags. Anything JSX would read as code or as an entity goes into a string literal. */
export function jsxText(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  return /[{}<>&]/.test(flat) ? `{${JSON.stringify(flat)}}` : flat;
}

/** An attribute value with its quotes. JSX strings know no backslash, hence the literal. */
export function jsxValue(text: string): string {
  return /["&\\\n\r{}<>]/.test(text) ? `{${JSON.stringify(text)}}` : `"${text}"`;
}

/** What a link of a page may lead to; `#` is a place still to be filled. */
export const isSafeUrl = (url: string) => /^(?:https?:\/\/|mailto:|tel:|#)/i.test(url.trim());

/** Pictures come from the web or from our own media library. */
export const isPictureUrl = (url: string) => /^(?:https?:\/\/|\/(?!\/))/i.test(url.trim());

export function indent(block: string, depth: number): string {
  const pad = '  '.repeat(depth);
  return block
    .split('\n')
    .map((line) => (line ? pad + line : line))
    .join('\n');
}

/** Up to two letters of a name, for an avatar without a picture. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s._-]+/)
    .filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  const letters = ends.map((word) => [...(word ?? '')][0] ?? '').join('');
  return letters.toLocaleUpperCase('en') || '?';
}

export function monogram(name: string): string {
  return `<div className="avatar" role="img" aria-label=${jsxValue(name)}>${jsxText(initials(name))}</div>`;
}

export function portrait(url: string, name: string): string {
  return `<img className="avatar" src=${jsxValue(url)} alt=${jsxValue(name)} width="160" height="160" />`;
}

export function page(parts: string[]): string {
  const body = indent(parts.filter(Boolean).join('\n'), 3);
  return `export default function Page() {\n  return (\n    <main className="page">\n${body}\n    </main>\n  );\n}\n`;
}
