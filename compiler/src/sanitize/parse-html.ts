// HTML text to a tree and back (parse5), with limits on nesting and size, as the parser's work
// grows with the square of the depth.
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment, serialize } from 'parse5';

const MAX_HTML_DEPTH = 200;
const MAX_HTML_ELEMENTS = 50_000;
/** What a prerender may put out. */
export const MAX_HTML_CHARACTERS = 1_048_576;

class HtmlTooLarge extends Error {}

/** Undefined when the HTML is nested too deeply or holds too much. Comments are kept out. */
export function parseHtml(text: string): DefaultTreeAdapterTypes.DocumentFragment | undefined {
  if (text.length > MAX_HTML_CHARACTERS) return undefined;
  let depth = 0;
  let elements = 0;
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(...args) {
      elements += 1;
      if (elements > MAX_HTML_ELEMENTS) throw new HtmlTooLarge();
      return defaultTreeAdapter.createElement(...args);
    },
    onItemPush() {
      depth += 1;
      if (depth > MAX_HTML_DEPTH) throw new HtmlTooLarge();
    },
    onItemPop() {
      depth -= 1;
    },
  };
  try {
    return parseFragment(text, { treeAdapter });
  } catch (error) {
    if (error instanceof HtmlTooLarge) return undefined;
    throw error;
  }
}

export function printHtml(root: DefaultTreeAdapterTypes.DocumentFragment): string {
  return serialize(root);
}
