// The text of a page as visitors read it, taken from its sanitized HTML.

const MAX_CHARACTERS = 20_000;

/** Without the content of drawings, styles and scripts. Character references become spaces. */
export function extractText(html: string): string {
  return withoutHidden(html)
    .replace(/<[^>]*>?/g, ' ')
    .replace(/&#?\w+;/g, ' ')
    .slice(0, MAX_CHARACTERS);
}

function withoutHidden(html: string): string {
  const lower = html.toLowerCase();
  let visible = '';
  let at = 0;
  for (const { 1: name, index } of lower.matchAll(/<(svg|style|script)\b/g)) {
    if (index < at) continue;
    visible += `${html.slice(at, index)} `;
    const end = lower.indexOf(`</${name}>`, index);
    at = end < 0 ? html.length : end + `</${name}>`.length;
  }
  return visible + html.slice(at);
}
