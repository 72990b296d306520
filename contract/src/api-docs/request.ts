// The request that the examples of a call send: its address, headers and body, with sample values. Pure.
import { CLIENT_ID } from '../api/endpoints.ts';
import { type ApiDocument, type JsonSchema, resolveSchema } from './document.ts';
import type { Operation } from './operations.ts';
import { sampleOf } from './sample.ts';

export const FORM = 'application/x-www-form-urlencoded';
export const MULTIPART = 'multipart/form-data';

/** The environment variable that examples read an API key or an access token from. */
export const TOKEN_VARIABLE = 'VYS_TOKEN';

export type RequestValues = {
  /** Where the workspace is served, without a slash at the end. */
  readonly origin: string;
  /** Values of path and query parameters by name; samples stand for required ones that are missing. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

export type ExampleRequest = {
  readonly method: string;
  readonly url: string;
  readonly needsToken: boolean;
  readonly bodyType: string | undefined;
  /** Undefined for a multipart body, which holds a file. */
  readonly body: unknown;
  readonly response: 'json' | 'text' | 'events' | 'file' | 'empty';
};

/** Where a schema cannot tell what belongs together. */
const bodies: Readonly<Record<string, unknown>> = {
  'admin.suppressAddress': { address: 'ada@example.com', reason: 'Asked to get no email.' },
  'admin.releaseAddress': { address: 'ada@example.com', reason: 'The address works again.' },
  'moderation.decide': {
    decision: 'suspend',
    reason: "It uses someone's work without permission.",
  },
  'identity.token': {
    grant_type: 'password',
    client_id: CLIENT_ID,
    username: 'ada@example.com',
    password: 'correct horse battery',
  },
};

export function buildRequest(
  document: ApiDocument,
  operation: Operation,
  { origin, parameters = {}, body }: RequestValues,
): ExampleRequest {
  const sample = (schema: JsonSchema, name: string) => String(sampleOf(document, schema, { name }));
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const schema = operation.parameters.find((one) => one.name === name)?.schema ?? {};
    return encodeURIComponent(parameters[name] ?? sample(schema, name));
  });
  const search: string[] = [];
  for (const { name, in: place, required, schema } of operation.parameters) {
    const value = parameters[name] ?? (required ? sample(schema, name) : undefined);
    if (place === 'query' && value !== undefined && value !== '')
      search.push(`${name}=${encodeURIComponent(value)}`);
  }
  return {
    method: operation.method,
    url: `${origin}${path}${search.length > 0 ? `?${search.join('&')}` : ''}`,
    needsToken: operation.caller !== 'anyone',
    bodyType: operation.body?.type,
    body: body ?? sampleBody(document, operation),
    response: readResponseKind(operation.response?.type),
  };
}

/** A body that the server takes; undefined for none and for uploads. */
export function sampleBody(document: ApiDocument, { id, body }: Operation): unknown {
  if (body?.schema === undefined || body.type === MULTIPART) return undefined;
  return bodies[id] ?? sampleOf(document, resolveSchema(document, body.schema));
}

function readResponseKind(type: string | undefined): ExampleRequest['response'] {
  if (type === undefined) return 'empty';
  if (type.includes('json')) return 'json';
  if (type.startsWith('text/event-stream')) return 'events';
  return type.startsWith('text/') ? 'text' : 'file';
}
