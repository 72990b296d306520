// The outermost element of a page, and what the rules of its CSS declare for it and for the elements around it.
import type { CssRule } from './css-rules.ts';

const MAX_CLASSES = 20;

/** The first tag of serialized HTML: its name and attributes. */
const FIRST_TAG = /^\s*<([a-z][a-z0-9-]*)((?: [^\s"=<>]+="[^"]*")*)>/;

export type PageRoot = {
  /** Simple selectors that match it. */
  selectors: string[];
  style: string;
  lang?: string;
  dir?: string;
};

/** `html` is sanitized. */
export function readPageRoot(html: string): PageRoot {
  const [, tag = '', attributes = ''] = FIRST_TAG.exec(html) ?? [];
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];
  const classes = (attribute('class') ?? '').split(/\s+/, MAX_CLASSES);
  const selectors = classes.filter(Boolean).flatMap((name) => [`.${name}`, `${tag}.${name}`]);
  const [lang, dir] = [attribute('lang'), attribute('dir')];
  return {
    selectors: [...(tag ? [tag, `#page>${tag}`] : []), ...selectors],
    style: (attribute('style') ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    ...(lang === undefined ? {} : { lang }),
    ...(dir === undefined ? {} : { dir }),
  };
}

export type Declaration = { name: string; value: string };

export function declarationsFor(
  rules: readonly CssRule[],
  selectors: readonly string[],
): Declaration[] {
  const matching = new Set(selectors);
  return rules
    .filter((rule) => rule.selectors.some((selector) => matching.has(selector)))
    .flatMap(({ body }) => readDeclarations(body));
}

export function readDeclarations(body: string): Declaration[] {
  return body.split(';').flatMap((text) => {
    const colon = text.indexOf(':');
    if (colon < 0) return [];
    const name = text.slice(0, colon).trim();
    const value = text
      .slice(colon + 1)
      .replace(/!important\s*$/i, '')
      .trim();
    return [{ name: name.startsWith('--') ? name : name.toLowerCase(), value }];
  });
}
