// How the value of an environment variable is read. An empty one is absent. A problem is worded as the rest of
// a sentence that begins with the name of the variable.
import { resolve } from 'node:path';
import { z } from 'zod';
import { isAddressOrRange } from './net/ip-address.ts';

const trimmed = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined);

/** Undefined when it is absent. */
export const text = trimmed;

/** Too long to be guessed. */
export const secret = trimmed.refine((value) => value === undefined || value.length >= 20, {
  message: 'must have at least 20 characters',
});

const mustBe = (value: string, expected: string) => `is "${value}", but must be ${expected}`;

/** `read` returns undefined for a value that is not as `expected`. */
function value<T>(read: (text: string) => T | undefined, expected: string) {
  return trimmed.transform((input, context): T | undefined => {
    if (input === undefined) return undefined;
    const result = read(input);
    if (result !== undefined) return result;
    context.addIssue({ code: 'custom', message: mustBe(input, expected) });
    return z.NEVER;
  });
}

/** Of values separated by commas; names the first that is not as `expected`. */
function list<T>(read: (item: string) => T | undefined, expected: string) {
  return trimmed.transform((input, context): T[] => {
    const items = (input ?? '').split(',').map((item) => item.trim());
    const results: T[] = [];
    for (const item of items.filter((part) => part !== '')) {
      const result = read(item);
      if (result === undefined) {
        context.addIssue({ code: 'custom', message: mustBe(item, expected) });
        return z.NEVER;
      }
      results.push(result);
    }
    return results;
  });
}

/** The value may hold a password, so it is not repeated. */
function secretValue(isValid: (text: string) => boolean, expected: string) {
  return trimmed.refine((input) => input === undefined || isValid(input), { error: expected });
}

export const port = value((input) => {
  const number = Number(input);
  return /^\d{1,5}$/.test(input) && number >= 1 && number <= 65535 ? number : undefined;
}, 'a port number from 1 to 65535');

/** Absolute. */
export const path = trimmed.transform((input) =>
  input === undefined ? undefined : resolve(input),
);

export function choice<const T extends string>(allowed: readonly T[]) {
  const find = (input: string) => allowed.find((item) => item === input);
  return value(find, `one of ${allowed.join(', ')}`);
}

/** In the order of `allowed`; empty for none. */
export function choices<const T extends string>(allowed: readonly T[]) {
  const find = (input: string) => allowed.find((item) => item === input);
  return list(find, `a list of ${allowed.join(', ')}`).transform((items) =>
    allowed.filter((item) => items.includes(item)),
  );
}

export const origin = value(toOrigin, 'an origin like https://example.com, without a path');

function toOrigin(input: string): string | undefined {
  const url = URL.canParse(input) ? new URL(input) : undefined;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  const isBare = url?.pathname === '/' && url.search === '' && url.hash === '';
  return isWeb && isBare ? url.origin : undefined;
}

export const origins = list(
  toOrigin,
  'origins like http://127.0.0.1:6081, without a path, separated by commas',
);

/** Over https, or on this machine: what is sent there opens a page for change. */
export const editorOrigins = list((item) => {
  const itemOrigin = toOrigin(item);
  const url = itemOrigin === undefined ? undefined : new URL(itemOrigin);
  const isLocal = url !== undefined && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return url?.protocol === 'https:' || isLocal ? itemOrigin : undefined;
}, 'an https origin like https://example.com, without a path');

/** Its origin goes into policies of pages; a query is kept behind each package. */
export const moduleNetwork = value((input) => {
  const url = URL.canParse(input) ? new URL(input) : undefined;
  const isLocal = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1';
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal);
  return isSafe && url.hash === '' && url.username === '' ? url.href : undefined;
}, 'an https address like https://esm.example.com');

export const names = list(
  (item) => (item.length <= 100 ? item : undefined),
  'names of at most 100 characters, separated by commas',
);

export function countFrom(least: number, most: number) {
  return value((input) => {
    const number = Number(input);
    return /^\d{1,9}$/.test(input) && number >= least && number <= most ? number : undefined;
  }, `a number from ${least} to ${most}`);
}

/** Of tokens: `0.15/0.60`, in and out. */
export const price = value((input) => {
  const [, ins = '', outs = ''] =
    /^(\d{1,5}(?:\.\d{1,4})?)\s*\/\s*(\d{1,5}(?:\.\d{1,4})?)$/.exec(input) ?? [];
  return ins === '' ? undefined : { input: Number(ins), output: Number(outs) };
}, 'two prices like 0.15/0.60');

export const link = value((input) => {
  if (/^\/(?!\/)/.test(input)) return input;
  const isWeb = URL.canParse(input) && /^https?:$/.test(new URL(input).protocol);
  return isWeb ? input : undefined;
}, 'a web address, or a path that starts with one slash');

export const proxies = list(
  (item) => (isAddressOrRange(item) ? item : undefined),
  'IP addresses or ranges like 10.0.0.0/8, separated by commas',
);

export const emails = list(
  (item) => (/^[^\s@,]+@[^\s@,]+$/.test(item) ? item.toLowerCase() : undefined),
  'email addresses, separated by commas',
);

export const postgresUrl = secretValue(
  (input) => /^postgres(ql)?:\/\//.test(input),
  'must start with postgresql:// or postgres://',
);

export const smtpUrl = secretValue((input) => {
  const url = URL.canParse(input) ? new URL(input) : undefined;
  return Boolean(url?.hostname) && /^smtps?:$/.test(url?.protocol ?? '');
}, 'must look like smtp://user:password@mail.example.com:587');

/** `ada@example.com` or `Ada <ada@example.com>`. */
export const sender = value((input) => {
  const pattern = /^(?:[^<>@\r\n]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/;
  return pattern.test(input) ? input : undefined;
}, 'an address like "Vys <hello@example.com>"');

/** It may stand in a network of one's own, so plain http is taken. */
export const modelServer = secretValue((input) => {
  const url = URL.canParse(input) ? new URL(input) : undefined;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  return isWeb && `${url.username}${url.password}${url.search}${url.hash}` === '';
}, 'must be an address like http://127.0.0.1:8080/v1, without a key or a query');
