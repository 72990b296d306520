// A section that a model wrote freely, put into the source of a page. Everything beside it stays byte by byte, and its
// styles reach nothing else.

import { replaceUrls } from '@vys/compiler/css/replace-urls';
import { elementsNamed, readSource, rootOf } from '@vys/compiler/page-model/free-code/source';
import { attributeText, type JSXElement } from '@vys/compiler/parse/ast';
import { indentAt, splice } from '@vys/compiler/text/splice';
import type { PageContent } from '@vys/contract/pages/pages';
import type { KnownAddresses } from '../scope/known-addresses.ts';
import { type CheckedCode, checkCode } from './check-code.ts';
import { containStyles } from './contain-styles.ts';
import { fixJsx } from './fix-jsx.ts';

export type FreeSection = { id: string; jsx: string; css: string };
export type Placed =
  | { ok: true; content: PageContent; dropped: string[] }
  | { ok: false; problem: string };

const ID = /^[a-z][a-z0-9-]{0,39}$/;
const WRAP = ['export default function Part() {\n  return (\n', '\n  );\n}\n'] as const;

export function placeSection(
  content: PageContent,
  { id, jsx, css }: FreeSection,
  addresses: KnownAddresses,
): Placed {
  if (!ID.test(id)) return fail('the section needs an id of lower-case letters, digits and dashes');
  const source = readSource(content.jsx);
  if (source === undefined) return fail('the code of the page cannot be parsed');
  const checked = checkElement(id, jsx, addresses);
  if (!checked.ok) return checked;
  const target = source.elements.find((element) => attributeText(element, 'id') === id);
  const root = pageRoot(source);
  if (target === undefined && !root?.closingElement) return fail('the page has no place for it');
  const change = target
    ? { start: target.start, end: target.end, text: checked.jsx }
    : appended(content.jsx, root as JSXElement, checked.jsx);
  return {
    ok: true,
    content: {
      ...content,
      jsx: splice(content.jsx, [change]),
      css: replaceStyles(content.css, id, scopedStyles(id, css, addresses)),
    },
    dropped: checked.dropped,
  };
}

const fail = (problem: string) => ({ ok: false as const, problem });

/** Of the component that is the page: parts are components of their own, above it. */
function pageRoot(source: NonNullable<ReturnType<typeof readSource>>): JSXElement | undefined {
  return elementsNamed(source, /^main$/).at(-1) ?? rootOf(source);
}

/** One element with the id, checked as a module of its own. */
function checkElement(id: string, jsx: string, addresses: KnownAddresses): CheckedCode {
  const fixed = fixJsx(jsx);
  if (fixed === '') return fail('it has no markup');
  const wrapped = hasId(fixed, id)
    ? fixed
    : `<section id="${id}" className="section free-section">\n${fixed}\n</section>`;
  const checked = checkCode(`${WRAP[0]}${wrapped}${WRAP[1]}`, addresses);
  if (!checked.ok) return checked;
  return { ...checked, jsx: checked.jsx.slice(WRAP[0].length, -WRAP[1].length) };
}

function hasId(jsx: string, id: string): boolean {
  const source = readSource(`${WRAP[0]}${jsx}${WRAP[1]}`);
  const [first] = source?.elements ?? [];
  return first !== undefined && attributeText(first, 'id') === id;
}

function appended(jsx: string, root: JSXElement, markup: string) {
  const at = root.closingElement?.start ?? root.end;
  const indent = indentAt(jsx, at);
  const text = markup.replaceAll('\n', `\n${indent}  `);
  return { start: at, end: at, text: `  ${text}\n${indent}` };
}

/** Nested in the section, so that they apply in it alone. */
function scopedStyles(id: string, css: string, addresses: KnownAddresses): string {
  const own = css
    .replace(
      /@(?:import|charset|font-face|keyframes)\b[^;{]*(?:;|\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})/gi,
      '',
    )
    .replaceAll('/*', '/ *')
    .trim();
  const safe = replaceUrls(own, (address) => (addresses.has(address) ? undefined : 'none'));
  return containStyles(safe, id);
}

function replaceStyles(css: string, id: string, styles: string): string {
  const [open, close] = [`/* section ${id} */`, `/* end of section ${id} */`];
  const start = css.indexOf(open);
  const end = css.indexOf(close, start);
  const before =
    start >= 0 && end > start ? css.slice(0, start) + css.slice(end + close.length) : css;
  if (styles === '') return before;
  return `${before.trimEnd()}\n\n${open}\n${styles}\n${close}\n`;
}
