// The fields of a JSON Schema as a tree of rows, each with its type in words. Pure.
import {
  type ApiDocument,
  type JsonSchema,
  refName,
  resolveSchema,
} from '@vys/contract/api-docs/document';
import { typeWords } from './messages/en.ts';

/** A description from the document is in English, whatever the interface is in. */
export type Note = string | { readonly english: string };

export type FieldNode = {
  /** Unique within its table. */
  readonly key: string;
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly notes: readonly Note[];
  /** Made when they are shown: some schemas are deep. */
  readonly children: (() => FieldNode[]) | undefined;
};

/** The fields of an object, the shapes of a union, the items of a list; a single value is one row. */
export function listFields(document: ApiDocument, schema: JsonSchema, key = ''): FieldNode[] {
  const full = flatten(document, schema);
  if (full.properties) {
    return Object.entries(full.properties).map(([name, field]) =>
      toNode(
        document,
        { schema: field, name, key: `${key}.${name}` },
        !!full.required?.includes(name),
      ),
    );
  }
  const shapes = listShapes(full);
  if (shapes.length > 1) {
    return shapes.map((shape, index) => {
      const name = shapeName(document, shape) ?? typeWords.option(index + 1);
      return toNode(document, { schema: shape, name, key: `${key}|${index}` }, false);
    });
  }
  if (shapes[0]) return listFields(document, shapes[0], key);
  if (full.items) return listFields(document, full.items, `${key}[]`);
  const values = full.additionalProperties;
  return typeof values === 'object' ? listFields(document, values, `${key}{}`) : [];
}

type Named = { schema: JsonSchema; name: string; key: string };

function toNode(
  document: ApiDocument,
  { schema, name, key }: Named,
  isRequired: boolean,
): FieldNode {
  return {
    key,
    name,
    isRequired,
    type: describeType(document, schema),
    notes: describeNotes(flatten(document, schema)),
    children: hasFields(document, schema) ? () => listFields(document, schema, key) : undefined,
  };
}

/** References followed and `allOf` merged. */
function flatten(document: ApiDocument, schema: JsonSchema): JsonSchema {
  const resolved = resolveSchema(document, schema);
  if (!resolved.allOf) return resolved;
  const parts = resolved.allOf.map((part) => flatten(document, part));
  return {
    ...Object.assign({}, ...parts),
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required = [] }) => required),
  };
}

const isNull = ({ type }: JsonSchema) => type === 'null';
const listShapes = ({ oneOf, anyOf }: JsonSchema) =>
  (oneOf ?? anyOf ?? []).filter((shape) => !isNull(shape));

/** Whether there is more below than the type says. */
function hasFields(document: ApiDocument, schema: JsonSchema): boolean {
  const full = flatten(document, schema);
  const shapes = listShapes(full);
  const inner =
    typeof full.additionalProperties === 'object' ? full.additionalProperties : full.items;
  return (
    Object.keys(full.properties ?? {}).length > 0 ||
    shapes.some((shape) => hasFields(document, shape)) ||
    (inner !== undefined && hasFields(document, inner))
  );
}

/** The constant that tells this shape from the others, or the name of its component. */
function shapeName(document: ApiDocument, shape: JsonSchema): string | undefined {
  const constants = Object.values(flatten(document, shape).properties ?? {}).flatMap((field) =>
    typeof field.const === 'string' ? [field.const] : [],
  );
  return constants[0] ?? (shape.$ref === undefined ? undefined : refName(shape.$ref));
}

export function describeType(document: ApiDocument, schema: JsonSchema): string {
  if (schema.$ref) return refName(schema.$ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const shapes = schema.oneOf ?? schema.anyOf;
  if (shapes) return describeUnion(document, shapes);
  if (schema.allOf) return 'object';
  const types = [schema.type ?? []].flat();
  if (types.length === 0) return schema.properties ? 'object' : typeWords.any;
  return types.map((type) => describeSingle(document, schema, type)).join(typeWords.or);
}

function describeUnion(document: ApiDocument, shapes: readonly JsonSchema[]): string {
  const real = shapes.filter((shape) => !isNull(shape));
  const hasObjects = real.length > 1 && real.some((shape) => hasFields(document, shape));
  const words = hasObjects
    ? [typeWords.oneOf(real.length)]
    : [...new Set(real.map((shape) => describeType(document, shape)))];
  return [...words, ...(real.length < shapes.length ? ['null'] : [])].join(typeWords.or);
}

function describeSingle(document: ApiDocument, schema: JsonSchema, type: string): string {
  if (type === 'array') {
    return typeWords.list(schema.items ? describeType(document, schema.items) : typeWords.any);
  }
  const values = schema.additionalProperties;
  if (type === 'object' && !schema.properties && typeof values === 'object') {
    return typeWords.map(describeType(document, values));
  }
  return type;
}

/** Patterns that are longer say less than the format beside them. */
const LONGEST_PATTERN = 60;

function describeNotes(schema: JsonSchema): Note[] {
  const { format, pattern, minLength, maxLength, minItems, maxItems } = schema;
  const values = schema.enum ?? schema.items?.enum;
  const minimum = isLimit(schema.minimum) ? schema.minimum : undefined;
  const maximum = isLimit(schema.maximum) ? schema.maximum : undefined;
  const has = (...limits: (number | undefined)[]) => limits.some((limit) => limit !== undefined);
  return [
    ...(schema.description ? [{ english: schema.description }] : []),
    ...(format ? [typeWords.formats[format] ?? format] : []),
    ...(values ? [typeWords.values(values.map((value) => JSON.stringify(value)).join(', '))] : []),
    ...(pattern && !format && pattern.length <= LONGEST_PATTERN
      ? [typeWords.pattern(pattern)]
      : []),
    ...(has(minLength, maxLength) ? [typeWords.length(minLength, maxLength)] : []),
    ...(has(minItems, maxItems) ? [typeWords.items(minItems, maxItems)] : []),
    ...(has(minimum, maximum) ? [typeWords.number(minimum, maximum)] : []),
    ...(schema.default === undefined ? [] : [typeWords.byDefault(JSON.stringify(schema.default))]),
  ];
}

/** The schemas give every integer the bounds of what JavaScript counts exactly. */
const isLimit = (value: number | undefined) =>
  value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER;
