// HTML text to a tree and back (parse5), with limits on nesting and size, as the parser's work
// grows with the square of the depth.
import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  parse,
  parseFragment,
  serialize,
} from 'parse5';

export type HtmlDocument = DefaultTreeAdapterTypes.Document;
export type HtmlElement = DefaultTreeAdapterTypes.Element;
export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlLimits = { depth: number; elements: number };

const FRAGMENT_LIMITS: HtmlLimits = { depth: 200, elements: 50_000 };
/** What a prerender may put out. */
export const MAX_HTML_CHARACTERS = 1_048_576;

class HtmlTooLarge extends Error {}

/** Undefined when the HTML is nested too deeply or holds too much. Comments are kept out. */
export function parseHtml(text: string): DefaultTreeAdapterTypes.DocumentFragment | undefined {
  if (text.length > MAX_HTML_CHARACTERS) return undefined;
  return withinLimits(FRAGMENT_LIMITS, (treeAdapter) => parseFragment(text, { treeAdapter }));
}

/** A whole page, read as without scripts. Undefined when it is nested too deeply or holds too much. */
export function parseHtmlDocument(text: string, limits: HtmlLimits): HtmlDocument | undefined {
  return withinLimits(limits, (treeAdapter) =>
    parse(text, { treeAdapter, scriptingEnabled: false }),
  );
}

function withinLimits<Tree>(
  limits: HtmlLimits,
  build: (treeAdapter: typeof defaultTreeAdapter) => Tree,
): Tree | undefined {
  let depth = 0;
  let elements = 0;
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(...args) {
      elements += 1;
      if (elements > limits.elements) throw new HtmlTooLarge();
      return defaultTreeAdapter.createElement(...args);
    },
    onItemPush() {
      depth += 1;
      if (depth > limits.depth) throw new HtmlTooLarge();
    },
    onItemPop() {
      depth -= 1;
    },
  };
  try {
    return build(treeAdapter);
  } catch (error) {
    if (error instanceof HtmlTooLarge) return undefined;
    throw error;
  }
}

export function printHtml(root: DefaultTreeAdapterTypes.DocumentFragment): string {
  return serialize(root);
}

/** The parser swallows one line break after these tags. */
export function keepFirstLineBreak({ tagName, childNodes: [first] }: HtmlElement): void {
  if (tagName !== 'pre' && tagName !== 'textarea') return;
  if (first?.nodeName === '#text' && 'value' in first && first.value.startsWith('\n')) {
    first.value = `\n${first.value}`;
  }
}
