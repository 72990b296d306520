// Checks HTML without the code that made it: is every element closed where it should be, does anything
// run that is not known?
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, type ParserError, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Faults a browser would have to mend, and whatever could run beside <script>. */
export function checkMarkup(html: string): string[] {
  const errors: string[] = [];
  const onParseError = ({ code, startLine, startCol }: ParserError) => {
    if (!/^missing-doctype|^control-character|^noncharacter/.test(code)) {
      errors.push(`${code} at ${startLine}:${startCol}`);
    }
  };
  const document = parse(html, {
    onParseError,
    sourceCodeLocationInfo: true,
    scriptingEnabled: false,
  });
  for (const element of listElements(document)) {
    const { tagName, attrs, sourceCodeLocation } = element;
    const isVoid = sourceCodeLocation?.startTag && !sourceCodeLocation.endTag;
    if (isVoid && !VOID.has(tagName) && element.namespaceURI === 'http://www.w3.org/1999/xhtml') {
      errors.push(`<${tagName}> is not closed`);
    }
    for (const { name, value } of attrs) {
      if (/^on/i.test(name)) errors.push(`${name} on <${tagName}>`);
      if (/^[\s\0-\x20]*(?:javascript|vbscript):/i.test(value)) errors.push(`${name}="${value}"`);
    }
    if (/^(?:iframe|object|embed|base|frame)$/.test(tagName)) errors.push(`<${tagName}>`);
  }
  return errors;
}

/** Texts of the scripts that run, in order; data blocks do not. */
export function scriptsIn(html: string): string[] {
  return listElements(parse(html))
    .filter(({ tagName, attrs }) => {
      const type = attrs.find(({ name }) => name === 'type')?.value;
      return tagName === 'script' && type !== 'application/ld+json';
    })
    .map((script) => script.childNodes.map((node) => ('value' in node ? node.value : '')).join(''));
}

function listElements(root: Node): Element[] {
  const elements: Element[] = [];
  const pending = [root];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (defaultTreeAdapter.isElementNode(node)) elements.push(node);
    if ('childNodes' in node) pending.push(...node.childNodes.toReversed());
  }
  return elements;
}

const VOID = new Set(
  'area base br col embed hr img input link meta source track wbr html head body'.split(' '),
);
