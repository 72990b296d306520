// A route as a value: the server binds it, the web client calls it, docs/openapi.json is printed from it.
import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { KeyScope } from './key-scopes.ts';

/** `public` needs no token, `optional` reads one if it is there, `user` needs one. */
export type Access = 'public' | 'optional' | 'user';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** `json` returns the output schema; the others send bytes or a stream of their own. */
export type ResponseType = 'json' | 'stream' | 'empty';

/** What an API key needs for a route that reads a token; no key reaches one with `none`. */
type Callers =
  | { readonly access: 'public'; readonly keyScope?: undefined }
  | { readonly access: Exclude<Access, 'public'>; readonly keyScope: KeyScope | 'none' };

export type Route = Callers & {
  readonly id: string;
  readonly method: Method;
  /** With `{name}` for parameters, as the specification writes it. */
  readonly path: string;
  /** Further paths that respond alike (API-8). */
  readonly aliases?: readonly string[];
  readonly summary: string;
  /** Also accepts a token that an external editor got for the caller's pages. */
  readonly scope?: 'pages';
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Headers that a client may send, by name, with what they do. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * `json` unless said otherwise; OAuth endpoints take forms, uploads multipart. `any_form` takes the fields of a form
   * in either encoding, `raw` is JSON as it was sent, `bounces` JSON or a delivery report, both as they were sent.
   */
  readonly bodyType?: 'json' | 'form' | 'multipart' | 'any_form' | 'raw' | 'bounces';
  /** Largest body in bytes; 64 KiB unless said otherwise. */
  readonly bodyLimit?: number;
  readonly responseType: ResponseType;
  /** Of a `stream`. */
  readonly contentType?: string;
  readonly status: number;
  readonly output: z.ZodType;
  /** `oauth` formats errors as RFC 6749 §5.2 does, everything else as {code, message}. */
  readonly errorFormat?: 'oauth';
  readonly errors: readonly ErrorCode[];
};

type Input<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sendable<S> = S extends z.ZodType ? z.input<S> : undefined;

export type ParamsOf<R extends Route> = Input<R['params']>;
export type QueryOf<R extends Route> = Input<R['query']>;
export type BodyOf<R extends Route> = Input<R['body']>;
export type OutputOf<R extends Route> = z.output<R['output']>;
/** What a caller may send: fields with a default may be left out. */
export type RequestParams<R extends Route> = Sendable<R['params']>;
export type RequestQuery<R extends Route> = Sendable<R['query']>;
export type RequestBody<R extends Route> = Sendable<R['body']>;

/** Keeps the literal types of a route while checking its shape. */
export function route<const R extends Route>(definition: R): R {
  return definition;
}

/** Fills `{name}` in a path; values are percent-encoded. Throws if one is missing. */
export function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`path ${path} needs a value for {${name}}`);
    return encodeURIComponent(value);
  });
}
