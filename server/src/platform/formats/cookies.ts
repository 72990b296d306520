// Cookies of requests, and the header that sets one.
import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';

/** Decoded; undefined where the request has none of this name. */
export const readCookie = ({ cookie = '' }: IncomingHttpHeaders, name: string) =>
  parseCookie(cookie)[name];

/** The value of a `Set-Cookie` header. */
export const formatCookie = stringifySetCookie;
