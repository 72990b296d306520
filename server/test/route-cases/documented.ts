// Compares responses with docs/openapi.json: whatever a route returns must be described there.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Route } from '@vys/contract';
import { expect } from 'vitest';
import type { RouteResponse } from './send.ts';

type Described = { $ref?: string; content?: Record<string, { schema?: unknown }> };
type Document = {
  paths: Record<string, Record<string, { responses: Record<string, Described> }>>;
  components: { responses: Record<string, Described> };
};

const file = resolve(import.meta.dirname, '../../../docs/openapi.json');
const document = JSON.parse(readFileSync(file, 'utf8')) as Document;

/** Addresses that no route can read get this response, whatever route was meant. */
const UNREADABLE_ADDRESS = 'route.not_found';

export function expectDocumented(route: Route, path: string, response: RouteResponse): void {
  const { status, headers, text, what } = response;
  if (status === 404 && text.includes(`"code":"${UNREADABLE_ADDRESS}"`)) return;
  const operation = document.paths[path]?.[route.method.toLowerCase()];
  const described = follow(operation?.responses[String(status)]);
  expect(described, `not described: ${what}`).toBeDefined();
  if (text === '') return;
  const type = String(headers['content-type']).split(';')[0] as string;
  expect(Object.keys(described?.content ?? {}), what).toContain(type);
  if (status < 400 || route.errorFormat === 'oauth') return;
  const { code } = JSON.parse(text) as { code: string };
  const codes = JSON.stringify(described?.content?.[type]?.schema);
  expect(codes, `${code} is not described: ${what}`).toContain(`"${code}"`);
}

function follow(described: Described | undefined): Described | undefined {
  if (described?.$ref === undefined) return described;
  return document.components.responses[described.$ref.split('/').at(-1) ?? ''];
}
