// The error responses of the API description: by status, each with the codes that a route can return.
import { type ErrorCode, errorStatuses, type Route } from '@vys/contract';
import { listErrorCodes } from '@vys/contract/api/error-codes';
import { errorMessages } from '@vys/contract/api/error-messages';
import { userInfo } from '@vys/contract/identity/identity';
import type { JsonSchema } from './openapi-schemas.ts';

export type Responses = Record<string, JsonSchema>;

export const errorSchemas = {
  Error: {
    type: 'object',
    required: ['code', 'message'],
    properties: {
      code: { type: 'string', description: 'For programs.' },
      message: { type: 'string', description: 'For people.' },
      fields: {
        type: 'object',
        additionalProperties: { type: 'string' },
        description: 'What is wrong with each field of the request.',
      },
      request_id: { type: 'string', description: 'Names the line in the log.' },
    },
  },
  OAuthError: {
    type: 'object',
    required: ['error'],
    properties: { error: { type: 'string' }, error_description: { type: 'string' } },
  },
};

export function describeErrors(route: Route): Responses {
  if (route.errorFormat === 'oauth') return describeOauthErrors(route);
  return Object.fromEntries(
    groupErrors(route).map(({ status, codes }) => {
      const name = sharedName(codes);
      if (name === undefined) return [status, describeErrorGroup(status, codes)];
      return [status, { $ref: `#/components/responses/${name}` }];
    }),
  );
}

type ErrorGroup = { status: number; codes: ErrorCode[] };

function groupErrors(route: Route): ErrorGroup[] {
  const codes: ErrorCode[] = [...listErrorCodes(route), 'internal', 'unavailable'];
  const byStatus = Map.groupBy(new Set(codes), (code) => errorStatuses[code]);
  return [...byStatus]
    .map(([status, list]) => ({ status, codes: list.sort() }))
    .sort((a, b) => a.status - b.status);
}

/** Many routes have the same few codes of a status. */
function sharedName(codes: ErrorCode[]): string | undefined {
  return codes.length > 3 ? undefined : codes.join('-');
}

export function describeSharedErrors(routes: readonly Route[]): Responses {
  const responses = routes
    .filter(({ errorFormat }) => errorFormat !== 'oauth')
    .flatMap(groupErrors)
    .flatMap(({ status, codes }): [string, JsonSchema][] => {
      const name = sharedName(codes);
      return name === undefined ? [] : [[name, describeErrorGroup(status, codes)]];
    });
  return Object.fromEntries(responses.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function describeErrorGroup(status: number, codes: ErrorCode[]): JsonSchema {
  const lines = codes.map((code) => `- \`${code}\`: ${errorMessages.en[code]}`);
  const schema = {
    allOf: [
      { $ref: '#/components/schemas/Error' },
      { properties: { code: { type: 'string', enum: codes } } },
    ],
  };
  return {
    description: lines.join('\n'),
    ...describeHeaders(status),
    content: { 'application/json': { schema } },
  };
}

const oauthErrors: Record<number, string> = {
  400: 'The request or what it proves is not valid.',
  401: 'The token or the client is not valid.',
  403: 'The token does not reach this, or another website sent the request.',
  413: 'The request is too large.',
  415: 'The content type is not a form.',
  429: 'Too many requests.',
  500: 'The server failed.',
  503: 'The service is not available.',
};

/** In the format of RFC 6749 §5.2; calls with a token get RFC 6750 §3.1, which has no body. */
function describeOauthErrors(route: Route): Responses {
  const schema = { $ref: '#/components/schemas/OAuthError' };
  const hasBody = route.method !== 'GET';
  const bodyless = route.id === userInfo.id ? [400, 401, 403, 500, 503] : [400, 500, 503];
  const statuses = hasBody ? Object.keys(oauthErrors).map(Number) : bodyless;
  return Object.fromEntries(
    statuses.map((status) => {
      const content = { 'application/json': { schema } };
      return [status, { description: oauthErrors[status], ...describeHeaders(status), content }];
    }),
  );
}

function describeHeaders(status: number): JsonSchema {
  if (status === 401) {
    return { headers: { 'WWW-Authenticate': { schema: { type: 'string' } } } };
  }
  if (status !== 429 && status !== 503) return {};
  const description = 'Seconds until a retry makes sense.';
  return { headers: { 'Retry-After': { description, schema: { type: 'integer' } } } };
}
