// Replaces a text in freely written code where visitors read it: between tags, in alt texts, and in written-out data.
import type { OperationOf } from '@vys/contract/page-model/operations';
import { isNode, type Node } from '../../parse/ast.ts';
import { type Splice, splice } from '../../text/splice.ts';
import { patternsOf } from '../apply/texts.ts';
import { ApplyError } from '../apply-error.ts';
import { keyOf } from './link-sites.ts';
import { jsString, jsxAttribute, jsxText, type Source } from './source.ts';

const TEXT_KEY =
  /^(?:title|label|name|text|description|subtitle|heading|caption|question|answer|quote|author|role|price|bio|tagline|alt)$/;
const TEXT_ATTRIBUTE = /^(?:alt|title|placeholder|aria-label)$/;

export function replaceText(source: Source, { from, to }: OperationOf<'text.replace'>): string {
  for (const pattern of patternsOf(from)) {
    const changes = source.nodes.flatMap((node) => replaceIn(source, node, pattern, to));
    if (changes.length > 0) return splice(source.jsx, changes);
  }
  throw new ApplyError('not_found', `nothing on the page says "${from}"`);
}

function replaceIn(source: Source, node: Node, pattern: RegExp, to: string): Splice[] {
  const replaced = (text: string) => text.replace(pattern, () => to);
  const { start, end } = node;
  if (isNode(node, 'JSXText')) {
    const { raw, value } = node;
    if (replaced(value) === value) return [];
    // Without special characters the text stands in the source as it is read.
    const isPlain = raw === value && !/[{}<>&]/.test(to);
    return [{ start, end, text: isPlain ? replaced(raw) : jsxText(replaced(value)) }];
  }
  if (!isNode(node, 'Literal') || typeof node.value !== 'string') return [];
  const text = replaced(node.value);
  const place = placeOf(source, node);
  if (text === node.value || place === undefined) return [];
  return [
    { start, end, text: place === 'attribute' ? jsxAttribute(text) : jsString(text, node.raw) },
  ];
}

function placeOf(source: Source, node: Node): 'attribute' | 'value' | undefined {
  const parent = source.parents.get(node);
  if (isNode(parent, 'JSXAttribute')) {
    const { name } = parent.name;
    return typeof name === 'string' && TEXT_ATTRIBUTE.test(name) ? 'attribute' : undefined;
  }
  if (isNode(parent, 'JSXExpressionContainer')) {
    return isNode(source.parents.get(parent), 'JSXAttribute') ? undefined : 'value';
  }
  if (parent?.type !== 'Property') return undefined;
  const property = parent as Node & { key: Node; value: Node };
  return property.value === node && TEXT_KEY.test(keyOf(property)) ? 'value' : undefined;
}
