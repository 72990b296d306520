// Stripe's wire format: forms with brackets in, errors and lists out (docs.stripe.com/api).

export type Params = { readonly [name: string]: ParamValue };
export type ParamValue = string | Params | readonly ParamValue[] | undefined;

type Tree = { [name: string]: Tree | string };

const MAX_DEPTH = 6;
const MAX_PARTS = 500;

/** `items[0][price]=x&expand[]=y` as nested objects; keys 0, 1, … make an array. */
export function parseForm(text: string): Params {
  const root: Tree = Object.create(null);
  const counts = new Map<string, number>();
  let parts = 0;
  for (const [key, value] of new URLSearchParams(text)) {
    parts += 1;
    const path = [
      key.replace(/\[.*$/s, ''),
      ...[...key.matchAll(/\[([^[\]]*)\]/g)].map(([, p]) => p ?? ''),
    ];
    if (parts > MAX_PARTS || path.length > MAX_DEPTH) throw invalidRequest('Too many parameters.');
    assign(root, numberEmpty(path, key, counts), value);
  }
  return toArrays(root) as Params;
}

/** `expand[]` is numbered in the order of its appearance. */
function numberEmpty(path: readonly string[], key: string, counts: Map<string, number>): string[] {
  return path.map((part) => {
    if (part !== '') return part;
    const next = counts.get(key) ?? 0;
    counts.set(key, next + 1);
    return String(next);
  });
}

function assign(tree: Tree, [head = '', ...rest]: readonly string[], value: string): void {
  if (rest.length === 0) {
    tree[head] = value;
    return;
  }
  const next = tree[head];
  const child: Tree = typeof next === 'object' ? next : Object.create(null);
  tree[head] = child;
  assign(child, rest, value);
}

function toArrays(tree: Tree | string): ParamValue {
  if (typeof tree === 'string') return tree;
  const keys = Object.keys(tree);
  const isArray = keys.length > 0 && keys.every((key, index) => key === String(index));
  if (isArray) return keys.map((key) => toArrays(tree[key] as Tree | string));
  return Object.fromEntries(keys.map((key) => [key, toArrays(tree[key] as Tree | string)]));
}

export class SandboxError extends Error {
  readonly status: number;
  readonly body: { readonly error: Readonly<Record<string, unknown>> };

  constructor(status: number, error: { message: string } & Record<string, unknown>) {
    super(error.message);
    this.status = status;
    this.body = { error };
  }
}

export function invalidRequest(
  message: string,
  more: { param?: string; code?: string } = {},
  status = 400,
): SandboxError {
  return new SandboxError(status, { type: 'invalid_request_error', message, ...more });
}

export const notFound = (kind: string, id: string) =>
  invalidRequest(`No such ${kind}: '${id}'`, { code: 'resource_missing', param: 'id' }, 404);

export function cardError(
  declineCode: string,
  error: { code: string; message: string },
  more = {},
) {
  const decline = error.code === 'card_declined' ? { decline_code: declineCode } : {};
  return new SandboxError(402, { type: 'card_error', ...error, ...decline, ...more });
}

/** Reads the parameters of one request; a parameter that is not read is an error, as at Stripe. */
export function readParams(params: Params, allowed: readonly string[]) {
  const unknown = Object.keys(params).find((name) => ![...allowed, 'expand'].includes(name));
  if (unknown !== undefined) {
    const code = 'parameter_unknown';
    throw invalidRequest(`Received unknown parameter: ${unknown}`, { param: unknown, code });
  }
  const text = (name: string): string | undefined => {
    const value = params[name];
    if (value === undefined) return undefined;
    if (typeof value !== 'string') throw invalidRequest(`Invalid string: ${name}`, { param: name });
    return value;
  };
  return {
    text,
    required(name: string): string {
      const value = text(name);
      if (value !== undefined && value !== '') return value;
      const code = 'parameter_missing';
      throw invalidRequest(`Missing required param: ${name}.`, { param: name, code });
    },
    number(name: string): number | undefined {
      const value = text(name);
      if (value === undefined) return undefined;
      if (/^-?\d{1,15}$/.test(value)) return Number(value);
      throw invalidRequest(`Invalid integer: ${value}`, { param: name });
    },
    flag(name: string): boolean | undefined {
      const value = text(name);
      if (value === undefined) return undefined;
      if (value === 'true' || value === 'false') return value === 'true';
      throw invalidRequest(`Invalid boolean: ${value}`, { param: name });
    },
    choice<const T extends string>(name: string, allowedValues: readonly T[], fallback: T): T {
      const value = text(name);
      if (value === undefined) return fallback;
      const found = allowedValues.find((allowedValue) => allowedValue === value);
      if (found !== undefined) return found;
      throw invalidRequest(`Invalid ${name}: must be one of ${allowedValues.join(', ')}`, {
        param: name,
      });
    },
    object(name: string): Params | undefined {
      const value = params[name];
      return typeof value === 'object' && !Array.isArray(value) ? (value as Params) : undefined;
    },
    list(name: string): readonly ParamValue[] {
      const value = params[name];
      return Array.isArray(value) ? value : [];
    },
    has: (name: string) => params[name] !== undefined,
  };
}

export type RequestParams = ReturnType<typeof readParams>;

/** Keys with an empty value are removed, as at Stripe. */
export function mergeMetadata(
  before: Readonly<Record<string, string>>,
  change: Params | undefined,
): Record<string, string> {
  const merged: Record<string, string> = { ...before };
  for (const [name, value] of Object.entries(change ?? {})) {
    if (value === '') delete merged[name];
    else merged[name] = String(value);
  }
  return merged;
}

export function listOf<T>(url: string, data: readonly T[], hasMore = false) {
  return { object: 'list' as const, url, has_more: hasMore, data: [...data] };
}
