// The OpenAPI 3.1 description of the HTTP API, from the routes of the contract. Pure.
import type { Route } from '@vys/contract';
import { chat, chatEventSchema } from '@vys/contract/ai';
import { API_KEY_PREFIX, keyScopes } from '@vys/contract/api/key-scopes';
import { userInfo } from '@vys/contract/identity/identity';
import { exportJson, portablePageSchema } from '@vys/contract/pages/import-export';
import type { z } from 'zod';
import {
  describeErrors,
  describeSharedErrors,
  errorSchemas,
  type Responses,
} from './openapi-errors.ts';
import { createSchemas, type JsonSchema, type Schemas } from './openapi-schemas.ts';

export type Operation = {
  operationId: string;
  responses: Responses;
  requestBody?: JsonSchema;
  [key: string]: unknown;
};
export type OpenApiDocument = {
  openapi: string;
  info: JsonSchema;
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Responses;
    securitySchemes: Record<string, JsonSchema>;
  };
  [key: string]: unknown;
};

const DESCRIPTION = `The API of the workspace, on the origin of \`APP_ORIGIN\`.

Send an API key or an access token as \`Authorization: Bearer …\`. API keys are created in Settings; each call names the scope that a key needs for it, and those without one take access tokens only, which the token endpoint issues. Errors have the form \`{code, message}\`; programs should read \`code\`. Responses may get new fields, and new error codes with a status that is listed here.`;

const securitySchemes = {
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    description: `A personal API key (${API_KEY_PREFIX}…). Its scopes: ${keyScopes.map((scope) => `\`${scope}\``).join(', ')}. A scope to write includes the one to read.`,
  },
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'An access token of the token endpoint.',
  },
  editorToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of a code editor (docs/editors.md), for the page of one user.',
  },
};

export function createOpenApiDocument(routes: readonly Route[], version: string): OpenApiDocument {
  const schemas = createSchemas();
  const paths: OpenApiDocument['paths'] = {};
  for (const route of routes) {
    for (const [index, path] of [route.path, ...(route.aliases ?? [])].entries()) {
      const operationId = index === 0 ? route.id : `${route.id}.${index + 1}`;
      const operations = paths[path] ?? {};
      operations[route.method.toLowerCase()] = describeOperation(route, operationId, schemas);
      paths[path] = operations;
    }
  }
  const tags = [...new Set(routes.map(getModule))].map((name) => ({ name }));
  return {
    openapi: '3.1.1',
    info: {
      title: 'Vys',
      version,
      description: DESCRIPTION,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: 'The origin that serves the workspace' }],
    tags,
    paths,
    components: {
      schemas: { ...errorSchemas, ...schemas.components() },
      responses: describeSharedErrors(routes),
      securitySchemes,
    },
  };
}

const getModule = ({ id }: Route) => id.slice(0, id.indexOf('.'));

function describeOperation(route: Route, operationId: string, schemas: Schemas): Operation {
  const parameters = describeParameters(route, schemas);
  const requestBody = describeRequestBody(route, schemas);
  return {
    operationId,
    tags: [getModule(route)],
    summary: route.summary,
    security: describeSecurity(route),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(requestBody === undefined ? {} : { requestBody }),
    responses: { [route.status]: describeSuccess(route, schemas), ...describeErrors(route) },
  };
}

function describeSecurity(route: Route): JsonSchema[] {
  const { access, keyScope = 'none' } = route;
  if (access === 'public' && route.id !== userInfo.id) return [];
  return [
    ...(access === 'optional' ? [{}] : []),
    { accessToken: [] },
    ...(keyScope === 'none' ? [] : [{ apiKey: [keyScope] }]),
    ...(route.scope === 'pages' ? [{ editorToken: [] }] : []),
  ];
}

function describeParameters(route: Route, schemas: Schemas): JsonSchema[] {
  const headers = Object.entries(route.headers ?? {}).map(([name, description]) => {
    return { name, in: 'header', description, schema: { type: 'string' } };
  });
  return [
    ...describeFields(route.params, 'path', schemas),
    ...describeFields(route.query, 'query', schemas),
    ...headers,
  ];
}

function describeFields(schema: z.ZodType | undefined, place: 'path' | 'query', schemas: Schemas) {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemas.toJson(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, field]) => {
    const isRequired = place === 'path' || required.includes(name);
    return { name, in: place, ...(isRequired ? { required: true } : {}), schema: field };
  });
}

const [form, multipart] = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const bodyTypes = {
  json: ['application/json'],
  raw: ['application/json'],
  bounces: ['application/json', 'message/rfc822', 'message/delivery-status'],
  form: [form],
  multipart: [multipart],
  any_form: [form, multipart],
};

/** An upload has one file, which no schema of the contract describes. */
const upload = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', format: 'binary' } },
};

function describeRequestBody(route: Route, schemas: Schemas): JsonSchema | undefined {
  const { body, bodyType = 'json' } = route;
  if (body === undefined && bodyType !== 'multipart') return undefined;
  const schema = body === undefined ? upload : schemas.toJson(body, 'input');
  const content = bodyTypes[bodyType].map((type) => [type, { schema }]);
  return { required: true, content: Object.fromEntries(content) };
}

function describeSuccess(route: Route, schemas: Schemas): JsonSchema {
  if (route.responseType === 'empty') return { description: 'Done' };
  const isJson = route.responseType === 'json';
  const schema = isJson ? schemas.toJson(route.output, 'output') : streamSchema(route, schemas);
  const type = isJson ? 'application/json' : (route.contentType ?? 'application/octet-stream');
  return { description: 'Success', content: { [type]: schema === undefined ? {} : { schema } } };
}

/** Undefined for files. */
function streamSchema(route: Route, schemas: Schemas): JsonSchema | undefined {
  if (route.id === exportJson.id) return schemas.toJson(portablePageSchema, 'output');
  if (route.id !== chat.id) return undefined;
  const { $ref } = schemas.toJson(chatEventSchema, 'output');
  return {
    type: 'string',
    description: `One event as JSON (${String($ref)}) per \`data:\` line; \`[DONE]\` ends the stream.`,
  };
}
