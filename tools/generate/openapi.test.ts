// docs/openapi.json against the contract it is printed from, and against the OpenAPI specification.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { allRoutes, type Route } from '@vys/contract';
import { describe, expect, it } from 'vitest';
import { createOpenApiDocument, type OpenApiDocument } from './openapi-document.ts';
import { namedSchemas } from './openapi-schemas.ts';

const root = resolve(import.meta.dirname, '../..');
const text = readFileSync(resolve(root, 'docs/openapi.json'), 'utf8');
const document = JSON.parse(text) as OpenApiDocument;
const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));

async function validate(candidate: object) {
  return await new Validator().validate(JSON.stringify(candidate, null, 2));
}

/** The codes of every error response of an operation, references followed. */
function codesIn(route: Route, path = route.path): string[] {
  const responses = document.paths[path]?.[route.method.toLowerCase()]?.responses ?? {};
  return Object.values(responses).flatMap((response) => {
    const { $ref } = response as { $ref?: string };
    const resolved = $ref === undefined ? response : at($ref);
    return [...JSON.stringify(resolved).matchAll(/"enum":(\[[^\]]*\])/g)].flatMap(
      ([, list]) => JSON.parse(list ?? '[]') as string[],
    );
  });
}

function at(reference: string): unknown {
  const parts = reference.replace(/^#\//, '').split('/');
  return parts.reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], document);
}

describe('docs/openapi.json', () => {
  it('is what the contract prints; npm run openapi brings it up to date', () => {
    const printed = createOpenApiDocument(allRoutes, version);
    expect(text).toBe(`${JSON.stringify(printed, null, 2)}\n`);
  });

  it('is a valid OpenAPI 3.1 document', async () => {
    expect(await validate(document)).toMatchObject({ valid: true });
    const { info: _, ...withoutInfo } = document;
    expect(await validate(withoutInfo)).toMatchObject({ valid: false });
  });

  it('refers only to what it contains, and defines nothing by itself', () => {
    const references = [...text.matchAll(/"\$ref": "([^"]+)"/g)].map(([, target]) => target ?? '');
    expect(references.length).toBeGreaterThan(100);
    expect(references.filter((target) => at(target) === undefined)).toEqual([]);
    const circular = Object.entries(document.components.schemas).filter(
      ([, schema]) => schema.$ref,
    );
    expect(circular).toEqual([]);
  });

  it.each(allRoutes.map((route) => ({ route, id: route.id })))('has $id', ({ route }) => {
    for (const path of [route.path, ...(route.aliases ?? [])]) {
      const operation = document.paths[path]?.[route.method.toLowerCase()];
      expect(operation?.operationId.startsWith(route.id)).toBe(true);
      expect(operation?.responses[route.status]).toBeDefined();
      expect(operation?.requestBody !== undefined).toBe(
        route.body !== undefined || route.bodyType === 'multipart',
      );
      expect(codesIn(route, path)).toEqual(expect.arrayContaining([...route.errors]));
    }
  });

  it('has no operation that the contract does not have', () => {
    const addresses = allRoutes.flatMap((route) => [route.path, ...(route.aliases ?? [])]);
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(operations).toHaveLength(addresses.length);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(addresses.length);
  });

  it('asks for a token exactly where the contract does', () => {
    for (const route of allRoutes.filter(({ access }) => access !== 'public')) {
      const operation = document.paths[route.path]?.[route.method.toLowerCase()];
      const security = operation?.security as object[];
      const schemes = security.flatMap((one) => Object.keys(one));
      const key = route.keyScope === 'none' ? [] : ['apiKey'];
      const editor = route.scope === 'pages' ? ['editorToken'] : [];
      expect(schemes, route.id).toEqual(['accessToken', ...key, ...editor]);
      const scopes = security.flatMap((one) => ('apiKey' in one ? one.apiKey : []));
      expect(scopes, route.id).toEqual(key.length === 0 ? [] : [route.keyScope]);
      expect(security.some((one) => Object.keys(one).length === 0)).toBe(
        route.access === 'optional',
      );
    }
  });

  it('names every schema that is worth a name', () => {
    const names = Object.keys(document.components.schemas).map((name) =>
      name.replace(/Input$/, ''),
    );
    expect(Object.keys(namedSchemas).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('says what type a stream has', () => {
    const unknown = allRoutes.filter(
      ({ responseType, contentType }) =>
        (responseType === 'stream') !== (contentType !== undefined),
    );
    expect(unknown.map(({ id }) => id)).toEqual([]);
  });
});

it('prints another document when the contract changes', () => {
  const [first, ...others] = allRoutes as [Route, ...Route[]];
  const changed = createOpenApiDocument([{ ...first, summary: 'Changed' }, ...others], version);
  expect(changed).not.toEqual(document);
  expect(createOpenApiDocument(others, version).paths[first.path]).toBeUndefined();
});
