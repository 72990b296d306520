// Small changes to CSS by place: a custom property, a declaration of a rule, a rule of its own.
import { type Rule, scanRules } from './css-scan.ts';

const isRoot = (rule: Rule) =>
  rule.depth === 0 && /(?:^|,)\s*(?::root|html)\s*(?:,|$)/.test(rule.selector);

export function readToken(css: string, name: string): string | undefined {
  return scanRules(css)
    .filter(isRoot)
    .flatMap((rule) => rule.declarations)
    .findLast((found) => found.name === name)?.value;
}

export const hasToken = (css: string, name: string) => readToken(css, name) !== undefined;

/** Sets a declaration of the root rule where it stands, or adds it there. */
export function setToken(css: string, name: string, value: string): string {
  const roots = scanRules(css).filter(isRoot);
  const known = roots.flatMap((rule) => rule.declarations).findLast((found) => found.name === name);
  if (known) return css.slice(0, known.start) + value + css.slice(known.end);
  const [root] = roots;
  return root ? addTo(css, root, name, value) : `:root { ${name}: ${value}; }\n${css}`;
}

function addTo(css: string, rule: Rule, name: string, value: string): string {
  const body = css.slice(rule.open + 1, rule.close).trimEnd();
  const end = rule.open + 1 + body.length;
  const stop = body === '' || body.endsWith(';') || body.endsWith('}') ? '' : ';';
  const gap = /\n/.test(css.slice(rule.open, rule.close)) ? '\n  ' : ' ';
  return `${css.slice(0, end)}${stop}${gap}${name}: ${value};${css.slice(end)}`;
}

/** Sets declarations of the last rule with this selector, or writes that rule at the end. */
export function setRule(css: string, selector: string, wanted: Record<string, string>): string {
  const last = (text: string) =>
    scanRules(text).findLast((rule) => rule.depth === 0 && rule.selector === selector);
  if (!last(css)) {
    const body = Object.entries(wanted)
      .map(([name, value]) => `${name}: ${value};`)
      .join(' ');
    return `${css.trimEnd()}${css.trim() ? '\n' : ''}${selector} { ${body} }\n`;
  }
  let result = css;
  for (const [name, value] of Object.entries(wanted)) {
    const rule = last(result);
    const known = rule?.declarations.findLast((found) => found.name === name);
    if (known) result = result.slice(0, known.start) + value + result.slice(known.end);
    else if (rule) result = addTo(result, rule, name, value);
  }
  return result;
}

/** The last top-level rule that says something about one of these properties for one of these selectors. */
export function ruleSaying(css: string, selectors: string[], properties: RegExp): Rule | undefined {
  return scanRules(css).findLast(
    (rule) =>
      rule.depth === 0 &&
      rule.selector.split(',').some((part) => selectors.includes(part.trim())) &&
      rule.declarations.some((found) => properties.test(found.name)),
  );
}
