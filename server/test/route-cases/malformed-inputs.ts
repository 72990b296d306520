// Malformed request bodies, derived from a valid one: wrong shapes, wrong types, text that
// cannot be stored, very long text, prototype keys, very deep nesting. Pure.

export type MalformedInput = {
  readonly name: string;
  readonly text: string | Buffer;
  /** Not JSON, or JSON that no parser of ours may take. */
  readonly isMalformed?: boolean;
};

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** `maxBytes` is the body limit. */
export function malformedInputs(valid: unknown, maxBytes: number): MalformedInput[] {
  const right = JSON.parse(JSON.stringify(valid ?? {})) as Json;
  return [
    ...malformed(right),
    ...shapes(),
    ...surprises(right),
    ...fieldCases(right, [], maxBytes),
  ];
}

function malformed(right: Json): MalformedInput[] {
  const text = JSON.stringify(right);
  const cases: Record<string, string | Buffer> = {
    'half a body': text.slice(0, Math.max(1, text.length - 1)),
    'two bodies': `${text}${text}`,
    'a comma too many': text.replace(/\}$/, ',}'),
    'single quotes': "{'a':1}",
    'not a number': '{"a":NaN}',
    'bytes that are no text': Buffer.from([0xff, 0xfe, 0x00, 0xd8]),
    'a bare NUL': '\u0000',
    nothing: '',
    'a key of the prototype': withKey(text, '"__proto__":{"isAdmin":true}'),
    'a constructor': withKey(text, '"constructor":{"prototype":{"isAdmin":true}}'),
  };
  return Object.entries(cases).map(([name, body]) => ({ name, text: body, isMalformed: true }));
}

function withKey(text: string, member: string): string {
  return text === '{}' ? `{${member}}` : text.replace(/^\{/, `{${member},`);
}

function shapes(): MalformedInput[] {
  return ['null', '[]', '[[]]', '"text"', '7', 'true', '{}'].map((text) => ({ name: text, text }));
}

function surprises(right: Json): MalformedInput[] {
  const text = JSON.stringify(right);
  return [
    { name: 'a field that is not known', text: withKey(text, '"is_operator":true') },
    { name: 'the same key twice', text: withKey(text, firstMember(right)) },
    { name: 'deep arrays', text: `${'['.repeat(9000)}${']'.repeat(9000)}` },
    { name: 'deep objects', text: `${'{"a":'.repeat(4000)}1${'}'.repeat(4000)}` },
    {
      name: 'deep under a field',
      text: withKey(text, `"x":${'['.repeat(5000)}${']'.repeat(5000)}`),
    },
  ];
}

function firstMember(right: Json): string {
  const key = isObject(right) ? Object.keys(right)[0] : undefined;
  return key === undefined ? '"a":1' : `${JSON.stringify(key)}:null`;
}

/** Each value of the body, at any depth, replaced by what it is not. */
function fieldCases(right: Json, path: (string | number)[], maxBytes: number): MalformedInput[] {
  const at = path.length === 0 ? right : valueAt(right, path);
  const ownInputs =
    path.length === 0 ? [] : replacements(at, maxBytes).map((r) => replaced(right, path, r));
  const inside = isObject(at) || Array.isArray(at) ? Object.keys(at).slice(0, 8) : [];
  const steps = inside.map((key) => (Array.isArray(at) ? Number(key) : key));
  return [...ownInputs, ...steps.flatMap((step) => fieldCases(right, [...path, step], maxBytes))];
}

type Replacement = { name: string; json: string | undefined };

function replacements(value: Json, maxBytes: number): Replacement[] {
  const long = 'x'.repeat(Math.max(0, Math.min(maxBytes - 4096, 400_000)));
  const texts: Replacement[] = [
    { name: 'NUL', json: '"a\\u0000b"' },
    { name: 'a lone surrogate', json: '"a\\ud800b"' },
    { name: 'empty', json: '""' },
    { name: 'spaces', json: '"   "' },
    { name: 'very long', json: JSON.stringify(long) },
    { name: 'right to left', json: '"\\u202egpj.exe"' },
    { name: 'SQL', json: `"' or 1=1; drop table users; --"` },
    { name: 'a number', json: '7' },
  ];
  const numbers: Replacement[] = [
    { name: 'text', json: '"seven"' },
    { name: 'below zero', json: '-1' },
    { name: 'a fraction', json: '0.5' },
    { name: 'beyond integers', json: '1e308' },
    { name: 'beyond 32 bits', json: '4294967296' },
  ];
  const any: Replacement[] = [
    { name: 'missing', json: undefined },
    { name: 'null', json: 'null' },
    { name: 'an array', json: '[]' },
    { name: 'an object', json: '{"$ne":null}' },
    { name: 'true', json: 'true' },
  ];
  if (typeof value === 'string') return [...texts, ...any];
  if (typeof value === 'number') return [...numbers, ...any];
  return [...any, { name: 'text', json: '"yes"' }, { name: 'a number', json: '7' }];
}

const marker = '\ue000here\ue000';

function replaced(
  right: Json,
  path: (string | number)[],
  { name, json }: Replacement,
): MalformedInput {
  const copy = structuredClone(right);
  const parent = valueAt(copy, path.slice(0, -1)) as Record<string | number, Json>;
  const last = path.at(-1) as string | number;
  if (json === undefined) delete parent[last];
  else parent[last] = marker;
  const text = JSON.stringify(copy).replace(JSON.stringify(marker), () => json ?? '');
  return { name: `${path.join('.')}: ${name}`, text };
}

function valueAt(root: Json, path: readonly (string | number)[]): Json {
  let value = root;
  for (const step of path) value = (value as Record<string | number, Json>)[step] as Json;
  return value;
}

function isObject(value: Json): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
