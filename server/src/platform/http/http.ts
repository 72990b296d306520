// Binds contract routes to handlers: reads and checks input, names the caller, and sends the response.
// Errors are turned into responses in http-errors.ts.
import {
  allRoutes,
  type BodyOf,
  type OutputOf,
  type ParamsOf,
  type QueryOf,
  type Route,
} from '@vys/contract';
import { API_KEY_PREFIX, type KeyScope } from '@vys/contract/api/key-scopes';
import type { Language } from '@vys/contract/language/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { appError } from '../errors.ts';
import { findRequestLanguage, getRequestLanguage } from '../language/request-language.ts';
import { sayIn } from '../language/text.ts';
import { checkScope } from './check-scope.ts';
import { registerClientAddress } from './client-address.ts';
import { parseOptions, sayField, translateFieldMessage } from './field-messages.ts';
import { readMultipartForm } from './form-body.ts';
import { createLargeRequests, type LargeRequests } from './large-requests.ts';

/** Who sent a request, as far as the access token says. */
export type Caller = {
  readonly userId: string;
  /** That of the API key, where one was sent. */
  readonly sessionId: string;
  readonly email: string;
  readonly username: string;
  readonly fullName: string;
  /** When the access token ends. */
  readonly expiresAt: Date;
  /**
   * A session reaches everything, a token of an external editor the routes that name its scope, an API key those of
   * its scopes.
   */
  readonly scope: 'full' | 'pages' | readonly KeyScope[];
  /** What the request asks for, where it is one that we have. */
  readonly language?: Language | undefined;
};

/**
 * Undefined for a token that is not valid (any more). `address` is that of the client, for the record of the last use.
 * Throws rate.limited for an API key that is used too often.
 */
export type FindCaller = (accessToken: string, address?: string) => Promise<Caller | undefined>;

type CallerOf<R extends Route> = R['access'] extends 'user'
  ? Caller
  : R['access'] extends 'optional'
    ? Caller | undefined
    : undefined;

export type Call<R extends Route> = {
  readonly params: ParamsOf<R>;
  readonly query: QueryOf<R>;
  readonly body: BodyOf<R>;
  readonly caller: CallerOf<R>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** A `stream` handler writes to `reply` itself and returns nothing. */
export type Handler<R extends Route> = (call: Call<R>) => Promise<OutputOf<R>>;

export type Bind = <const R extends Route>(route: R, handler: Handler<R>) => void;

export type Binder = {
  readonly bind: Bind;
  /** Throws when a route of the contract was bound twice or not at all. */
  checkComplete(): void;
};

const unknownField = sayField((messages) => messages.unknownField);

const DEFAULT_BODY_LIMIT = 64 * 1024;

export function createBinder(
  http: FastifyInstance,
  options: { findCaller: FindCaller; checkOutput: boolean; trustedProxies: readonly string[] },
): Binder {
  const bound = new Set<string>();
  const callers = new WeakMap<FastifyRequest, Caller | undefined>();
  const largeRequests = createLargeRequests();
  registerClientAddress(http, options.trustedProxies);
  parseJsonInTurn(http, largeRequests);

  const bind: Bind = (route, handler) => {
    if (bound.has(route.id)) throw new Error(`the route ${route.id} is bound twice`);
    bound.add(route.id);
    for (const path of [route.path, ...(route.aliases ?? [])]) {
      http.route({
        method: route.method,
        url: path.replace(/\{(\w+)\}/g, ':$1'),
        bodyLimit: route.bodyLimit ?? DEFAULT_BODY_LIMIT,
        config: { route },
        // Before the body is read, so that the server does not parse what it will reject.
        onRequest: async (request, reply) => {
          const caller = await authenticate(request, route, options.findCaller);
          const language = findRequestLanguage(request.headers);
          callers.set(request, caller && { ...caller, language });
          const isJson = (route.bodyType ?? 'json') === 'json';
          if (caller && isJson) largeRequests.open(request, reply, caller.userId);
        },
        handler: async (request, reply) => {
          const caller = callers.get(request);
          const call = { ...(await readInput(request, route)), caller, request, reply };
          const output = await handler(call as unknown as Call<typeof route>);
          if (route.responseType === 'stream') return reply;
          reply.code(route.status).header('cache-control', 'no-store');
          if (route.responseType === 'empty') return reply.send();
          if (options.checkOutput) route.output.parse(output);
          return reply.send(output);
        },
      });
    }
  };

  return {
    bind,
    checkComplete() {
      const missing = allRoutes.filter((route) => !bound.has(route.id)).map((route) => route.id);
      if (missing.length > 0) throw new Error(`routes not bound: ${missing.join(', ')}`);
    },
  };
}

/** JSON bodies of all routes; large ones wait for their turn before they are parsed. */
export function parseJsonInTurn(http: FastifyInstance, largeRequests: LargeRequests): void {
  const parse = http.getDefaultJsonParser('error', 'error');
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const { route } = request.routeOptions.config as { route?: Route };
    if (route?.bodyType === 'raw' || route?.bodyType === 'bounces') return done(null, body);
    largeRequests.waitForTurn(request).then(() => parse(request, body as string, done), done);
  });
}

async function authenticate(request: FastifyRequest, route: Route, findCaller: FindCaller) {
  if (route.access === 'public') return undefined;
  const token = bearerToken(request);
  const caller = token === undefined ? undefined : await findCaller(token, request.clientAddress);
  if (!caller && route.access === 'user') {
    const isKey = token?.startsWith(API_KEY_PREFIX) ?? false;
    throw appError(isKey ? 'auth.key_invalid' : 'auth.unauthenticated');
  }
  if (caller) checkScope(caller, route);
  return caller;
}

/** The token of the Authorization header, if there is one (RFC 6750 §2.1). */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

async function readInput(request: FastifyRequest, route: Route) {
  const language = getRequestLanguage(request.headers);
  const read = (schema: z.ZodType | undefined, value: unknown) => check(schema, value, language);
  return {
    params: read(route.params, request.params),
    query: read(route.query, request.query),
    body: route.bodyType === 'multipart' ? undefined : read(route.body, await readBody(request)),
  };
}

async function readBody(request: FastifyRequest): Promise<unknown> {
  const isMultipart = request.headers['content-type']?.toLowerCase().startsWith('multipart/');
  return isMultipart ? await readMultipartForm(request) : (request.body ?? {});
}

function check(schema: z.ZodType | undefined, value: unknown, language: Language): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value, parseOptions(language));
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const names =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, key].join('.'))
        : [issue.path.join('.')];
    const message =
      issue.code === 'unrecognized_keys'
        ? sayIn(unknownField, language)
        : translateFieldMessage(issue.message, language);
    for (const name of names) fields[name] ??= message;
  }
  const first = Object.values(fields)[0];
  throw appError('input.invalid', { fields, ...(first === undefined ? {} : { message: first }) });
}
