// A value that fits a JSON Schema, for examples: readable where the name or format of a field tells
// what it holds. Pure.
import { type ApiDocument, type JsonSchema, refName, resolveSchema } from './document.ts';

export type SampleOptions = {
  /** All fields, as a response has them; else those that a request must have, or else its first one. */
  all?: boolean;
  /** What the value is called, where that tells what it holds. */
  name?: string;
};

/** Of doc1's ladder of views. */
const firstGoal = 1000;

const UUID = '7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a0001';

const formats: Readonly<Record<string, string>> = {
  uuid: UUID,
  'date-time': '2026-05-01T09:30:00Z',
  date: '2026-05-01',
  email: 'ada@example.com',
  uri: 'https://example.com',
};

/** By the name of a field. */
const byName: Readonly<Record<string, string>> = {
  id: UUID,
  username: 'ada',
  vys_url: 'ada',
  email: 'ada@example.com',
  full_name: 'Ada Moss',
  firstName: 'Ada',
  lastName: 'Moss',
  password: 'correct horse battery',
  time_zone: 'Europe/Berlin',
  language: 'en',
  url: 'https://example.com',
  slug: 'ada',
  title: 'My page',
  new_password: 'correct horse battery',
  quiet_hours_start: '22:00',
  quiet_hours_end: '07:00',
  clientSecret: 'seti_1QxYz_secret_2AbCd',
  number: '4242 4242 4242 4242',
  cvc: '123',
  endpoint: 'https://push.example.com/send/f3a9',
  p256dh: `B${'N'.repeat(86)}`,
  auth: 'k'.repeat(22),
  jsx: 'export default function Page() {\n  return <h1>Ada Moss</h1>;\n}',
  css: 'h1 { color: teal; }',
  source: 'export default function Page() {\n  return <h1>Ada Moss</h1>;\n}',
};

export function sampleOf(
  document: ApiDocument,
  schema: JsonSchema,
  options: SampleOptions = {},
): unknown {
  const sample = (part: JsonSchema, name = '', seen: readonly string[] = []): unknown => {
    const ref = part.$ref;
    // A schema that holds itself ends at its second round.
    if (ref !== undefined && seen.includes(ref)) return null;
    if (ref !== undefined)
      return sample(resolveSchema(document, part), refName(ref), [...seen, ref]);
    if (part.const !== undefined) return part.const;
    if (part.default !== undefined) return part.default;
    if (part.enum !== undefined) return part.enum[0];
    const option = (part.oneOf ?? part.anyOf)?.find(({ type }) => type !== 'null');
    if (option !== undefined) return sample(option, name, seen);
    if (part.allOf !== undefined) {
      return Object.assign({}, ...part.allOf.map((one) => sample(one, name, seen)));
    }
    return sampleByType(part, name, (child, childName) => sample(child, childName, seen), options);
  };
  return sample(schema, options.name);
}

type SampleChild = (schema: JsonSchema, name: string) => unknown;

function sampleByType(
  schema: JsonSchema,
  name: string,
  child: SampleChild,
  options: SampleOptions,
) {
  const types = [schema.type ?? 'object'].flat();
  switch (types.find((type) => type !== 'null')) {
    case 'string':
      return sampleString(schema, name);
    case 'integer':
    case 'number':
      return name === 'goal' ? firstGoal : Math.max(schema.minimum ?? 0, 0) || 1;
    case 'boolean':
      return true;
    case 'array':
      return schema.items === undefined ? [] : [child(schema.items, name)];
    default:
      return sampleObject(schema, child, options);
  }
}

function sampleString({ format, pattern, minLength = 0, maxLength }: JsonSchema, name: string) {
  const text = formats[format ?? ''] ?? byName[name] ?? 'text';
  const isFit = pattern === undefined || format !== undefined || new RegExp(pattern).test(text);
  const fitting = isFit ? text : (fitPattern(pattern ?? '') ?? text);
  return fitting.padEnd(minLength, 'x').slice(0, maxLength);
}

/** The first of some usual values that a pattern allows. */
function fitPattern(pattern: string): string | undefined {
  const test = new RegExp(pattern);
  const values = [
    'a1',
    'k'.repeat(43),
    'ada',
    'en',
    '123456',
    '#10b981',
    '/path',
    'link.title',
    'https://example.com',
  ];
  return values.find((value) => test.test(value));
}

function sampleObject(schema: JsonSchema, child: SampleChild, { all = false }: SampleOptions) {
  const fields = Object.entries(schema.properties ?? {});
  const required = fields.filter(([name]) => schema.required?.includes(name));
  const shown = all ? fields : required.length > 0 ? required : fields.slice(0, 1);
  return Object.fromEntries(shown.map(([name, field]) => [name, child(field, name)]));
}
