// Checks values against the schemas of an OpenAPI 3.0 document, as far as Stripe's uses them.

export type Schema = {
  $ref?: string;
  anyOf?: Schema[];
  type?: string;
  nullable?: boolean;
  enum?: unknown[];
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: boolean | Schema;
};
export type OpenApi = {
  paths: Record<
    string,
    Record<string, { responses: Record<string, { content: Record<string, { schema: Schema }> }> }>
  >;
  components: { schemas: Record<string, Schema> };
};

/** What is wrong, by path; empty when all fits. */
export function findMismatches(
  document: OpenApi,
  schema: Schema,
  value: unknown,
  path = '$',
): string[] {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    const target = document.components.schemas[name];
    return target ? findMismatches(document, target, value, path) : [`${path}: no schema ${name}`];
  }
  if (value === null)
    return schema.nullable || isNullable(document, schema) ? [] : [`${path}: null`];
  if (schema.anyOf) {
    const tried = schema.anyOf.map((one) => findMismatches(document, one, value, path));
    if (tried.some((problems) => problems.length === 0)) return [];
    return tried.sort((a, b) => a.length - b.length)[0] ?? [];
  }
  if (schema.enum && !schema.enum.includes(value))
    return [`${path}: ${String(value)} is not in the enum`];
  return checkType(document, schema, value, path);
}

function isNullable(document: OpenApi, { anyOf = [] }: Schema): boolean {
  return anyOf.some(({ $ref, nullable }) => {
    const target =
      $ref === undefined ? undefined : document.components.schemas[$ref.split('/').at(-1) ?? ''];
    return nullable === true || target?.nullable === true;
  });
}

function checkType(document: OpenApi, schema: Schema, value: unknown, path: string): string[] {
  switch (schema.type) {
    case 'string':
      return typeof value === 'string' ? [] : [`${path}: no string`];
    case 'integer':
      return Number.isSafeInteger(value) ? [] : [`${path}: no integer`];
    case 'number':
      return typeof value === 'number' ? [] : [`${path}: no number`];
    case 'boolean':
      return typeof value === 'boolean' ? [] : [`${path}: no boolean`];
    case 'array': {
      const { items } = schema;
      if (!Array.isArray(value)) return [`${path}: no array`];
      return items
        ? value.flatMap((item, index) => findMismatches(document, items, item, `${path}[${index}]`))
        : [];
    }
    default:
      return checkObject(document, schema, value, path);
  }
}

function checkObject(document: OpenApi, schema: Schema, value: unknown, path: string): string[] {
  if (typeof value !== 'object' || Array.isArray(value)) return [`${path}: no object`];
  const fields = value as Record<string, unknown>;
  const missing = (schema.required ?? []).filter((name) => fields[name] === undefined);
  const known = Object.entries(schema.properties ?? {}).filter(
    ([name]) => fields[name] !== undefined,
  );
  return [
    ...missing.map((name) => `${path}.${name} is missing`),
    ...known.flatMap(([name, one]) =>
      findMismatches(document, one, fields[name], `${path}.${name}`),
    ),
  ];
}

/** The schema of a successful response; undefined where the document does not know the path. */
export function findResponseSchema(
  document: OpenApi,
  method: string,
  path: string,
): Schema | undefined {
  const parts = path.split('/');
  const matches = Object.entries(document.paths).filter(([pattern]) => {
    const names = pattern.split('/');
    return (
      names.length === parts.length &&
      names.every((name, index) => name.startsWith('{') || name === parts[index])
    );
  });
  const [, operations] = matches.find(([pattern]) => pattern === path) ?? matches[0] ?? [];
  return operations?.[method.toLowerCase()]?.responses['200']?.content['application/json']?.schema;
}
