// The type of an operation from what models call it: `addLink`, `link_add`, `delete section`, `setThemeColor`.
import { historyOperationSchema, operationSchema } from '@vys/contract/page-model/operations';

const types = [...operationSchema.options, ...historyOperationSchema.options].map(
  ({ shape }) => shape.type.value,
);

const synonyms: Readonly<Record<string, string>> = {
  delete: 'remove',
  del: 'remove',
  create: 'add',
  insert: 'add',
  append: 'add',
  new: 'add',
  edit: 'update',
  change: 'update',
  modify: 'update',
  set: 'update',
  reorder: 'order',
  sort: 'order',
  highlight: 'emphasize',
  unhide: 'show',
  copy: 'duplicate',
  background: 'background',
  fonts: 'font',
  profile: 'profile',
};

const special: Readonly<Record<string, string>> = {
  updateprofile: 'profile.set',
  profile: 'profile.set',
  updatetheme: 'theme.set',
  theme: 'theme.set',
  undo: 'history.undo',
  redo: 'history.redo',
  replacetext: 'text.replace',
  updatetext: 'text.replace',
  elementstyle: 'element.style',
  styleelement: 'element.style',
  updateelement: 'element.style',
};

const byWords = new Map(types.map((type) => [keyOf(type.split('.')), type]));

const NOISE = new Set(['a', 'the', 'new', 'button', 'page', 'op', 'operation']);

export function readType(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  const exact = types.find((type) => type === text);
  if (exact) return exact;
  const words = text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll('lour', 'lor')
    .split(/[^a-z]+/)
    .filter(Boolean);
  const own = words.map((word) => synonyms[word] ?? word);
  const kept = own.length > 2 ? own.filter((word) => !NOISE.has(word)) : own;
  return [words, own, kept, kept.map((word) => (word === 'update' ? 'set' : word))]
    .map(
      (list) =>
        byWords.get(keyOf(list)) ?? special[[...list].sort().join('')] ?? special[list.join('')],
    )
    .find(Boolean);
}

function keyOf(words: readonly string[]): string {
  return [...words].sort().join(' ');
}
