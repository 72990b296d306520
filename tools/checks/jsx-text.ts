// Finds text that people read and that stands in a component instead of a message file. Pure.
import { parseSync } from 'rolldown/utils';

/** Attributes whose string is shown or read out. */
const textAttributes = new Set(
  'alt aria-label confirmLabel description emptyText error hint label message placeholder title'.split(
    ' ',
  ),
);

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

export function findJsxText(path: string, source: string): string[] {
  const { program } = parseSync(path, source, { lang: 'tsx' });
  const texts: string[] = [];
  visit(program as unknown as Node, (node) => {
    const text = readText(node, source);
    if (text !== undefined && isProse(text)) texts.push(text.trim());
  });
  return texts;
}

function readText(node: Node, source: string): string | undefined {
  if (node.type === 'JSXText') return source.slice(node.start, node.end);
  if (node.type !== 'JSXAttribute') return undefined;
  const name = (node.name as { name?: unknown }).name;
  const value = node.value as { type: string; value?: unknown } | null;
  if (!textAttributes.has(String(name)) || value?.type !== 'Literal') return undefined;
  return String(value.value);
}

/** Words; examples of addresses are no text. */
const isProse = (text: string) => /\p{L}{2}/u.test(text) && !/:\/\/|@/.test(text);

function visit(value: unknown, enter: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, enter);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  if ('type' in value) enter(value as Node);
  for (const child of Object.values(value)) visit(child, enter);
}
