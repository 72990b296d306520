// Elements that a model opened and never closed, closed where a browser would close them.

const TAG = /<(\/?)([A-Za-z][\w.-]*)(?:\s(?:[^<>{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)?>/g;
/** Closed by the next of their kind. */
const IMPLIED = /^(?:li|p|dt|dd|option|tr|td|th)$/;

export function closeElements(jsx: string): string {
  const open: string[] = [];
  let from = 0;
  let closed = '';
  for (const { 0: tag, 1: slash, 2: name = '', index } of jsx.matchAll(TAG)) {
    closed += jsx.slice(from, index);
    from = index + tag.length;
    if (slash === '/') {
      const at = open.lastIndexOf(name);
      // Without its beginning, an end is none.
      if (at >= 0) closed += closeAll(open.splice(at));
    } else {
      if (IMPLIED.test(name) && open.at(-1) === name) closed += closeAll(open.splice(-1));
      if (!tag.endsWith('/>')) open.push(name);
      closed += tag;
    }
  }
  return closed + jsx.slice(from) + closeAll(open);
}

const closeAll = (names: readonly string[]): string =>
  names
    .toReversed()
    .map((name) => `</${name}>`)
    .join('');
