// Styles of one section, nested in it. Selectors can't name what is outside of it: not by `&` within brackets, as in
// `body:has(&)`, nor by what follows the section, as in `& ~ *`.

/** Empty where brackets do not match. */
export function containStyles(css: string, id: string): string {
  const text = css.trim();
  const inner = text === '' ? '' : containRules(text);
  return inner === undefined || inner === '' ? '' : `#${id} {\n${inner}\n}`;
}

const PART = /"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|[{};]/g;

function containRules(css: string): string | undefined {
  const open: ('rule' | 'group')[] = [];
  let result = '';
  let from = 0;
  let pending = '';
  for (const { 0: part, index } of css.matchAll(PART)) {
    pending += css.slice(from, index);
    from = index + part.length;
    if (part === '{') {
      const isGroup = pending.trim().startsWith('@');
      result += isGroup ? pending : containSelector(pending, !open.includes('rule'));
      open.push(isGroup ? 'group' : 'rule');
    } else if (part === '}' && open.pop() === undefined) return undefined;
    else if (part !== ';' && part !== '}') {
      pending += part;
      continue;
    } else result += pending;
    result += part;
    pending = '';
  }
  return open.length > 0 ? undefined : result + pending + css.slice(from);
}

function containSelector(selector: string, isTop: boolean): string {
  let depth = 0;
  const kept = Array.from(selector, (character) => {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    return character === '&' && (isTop || depth > 0) ? '' : character;
  }).join('');
  return isTop ? kept.replace(/(^|,)(\s*)[~+]+/g, '$1$2') : kept;
}
