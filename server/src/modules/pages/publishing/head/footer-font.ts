// The font that the footer of a page must name to have that of the page: none where the body has it already.
import { readRules } from './css-rules.ts';
import { declarationsFor, readDeclarations, readPageRoot } from './page-root.ts';

const MAX_CHARACTERS = 300;
/** The footer stands beside the page in the body. */
const AROUND = ['html', ':root', 'body'];
const isFont = ({ name, value }: { name: string; value: string }) =>
  (name === 'font' || name === 'font-family') && !/^(?:inherit|initial|unset|revert)/i.test(value);

/** A declaration of `font` or `font-family`. `css` is minified, `html` sanitized. */
export function findFooterFont(css: string, html: string): string | undefined {
  const rules = readRules(css).filter(({ scheme }) => scheme === undefined);
  const root = readPageRoot(html);
  const own = [...declarationsFor(rules, root.selectors), ...readDeclarations(root.style)];
  const font = own.findLast(isFont) ?? declarationsFor(rules, ['#page']).findLast(isFont);
  // `*` sets it on the footer too.
  if (font === undefined || declarationsFor(rules, ['*']).some(isFont)) return undefined;
  const around = declarationsFor(rules, AROUND).findLast(isFont);
  if (around?.value === font.value || font.value.length > MAX_CHARACTERS) return undefined;
  return `${font.name}:${font.value}`;
}
