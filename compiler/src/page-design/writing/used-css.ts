// Leaves out of a page's CSS the rules for classes that its code does not name, so that a page of links does not
// carry the rules of menus and dates. CSS of families and sections has one rule or at-rule a line.

/** A class counts as named where the word stands in the code. */
export function keepUsedRules(css: string, code: string): string {
  const words = new Set(code.split(/[^\w-]+/));
  const lines: string[] = [];
  for (const line of css.split('\n')) {
    const isEmptyGroup = line === '}' && /^@media[^}]*\{$/.test(lines.at(-1) ?? '');
    if (isEmptyGroup) lines.pop();
    else if (isUsed(line, words)) lines.push(line);
  }
  return lines.join('\n');
}

function isUsed(line: string, words: ReadonlySet<string>): boolean {
  const [, selectors] = /^([^@{}]+)\{.*\}$/.exec(line.trim()) ?? [];
  return selectors === undefined || splitList(selectors).some((one) => isSelectorUsed(one, words));
}

/** Of `a:is(.b, .c), d` the parts `a:is(.b, .c)` and `d`. */
const splitList = (selectors: string) => selectors.split(/,(?![^()]*\))/);

/** Classes within parentheses may be one of several or must be absent: they do not count. */
function isSelectorUsed(selector: string, words: ReadonlySet<string>): boolean {
  const outside = selector.replace(/\((?:[^()]|\([^()]*\))*\)/g, '');
  const classes = [...outside.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name as string);
  return classes.every((name) => words.has(name));
}
