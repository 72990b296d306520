// Reads from a request who sends it, and sets the cookie that a browser's sessions are bound to.
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readBindings, writeBindings } from './binding.ts';
import { shortenUserAgent } from './devices.ts';
import type { Visitor } from './provider.ts';

/** Browsers refuse the prefix over plain http, so only https has it. */
export function bindingCookieName(appOrigin: string): string {
  return appOrigin.startsWith('https:') ? '__Host-vys-binding' : 'vys-binding';
}

/** As long as a session can live; every sign-in begins it anew. */
const LONGEST_SECONDS = 90 * 24 * 60 * 60;

export function createVisitors(appOrigin: string) {
  const name = bindingCookieName(appOrigin);
  const attributes = {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: appOrigin.startsWith('https:'),
  } as const;

  return {
    read(request: FastifyRequest): Visitor {
      const { headers, ip } = request;
      return {
        // A socket for both versions writes the fourth in the words of the sixth.
        ip: ip.replace(/^::ffff:(?=\d+\.)/, ''),
        userAgent: shortenUserAgent(headers['user-agent'] ?? ''),
        isBrowser: headers['sec-fetch-site'] !== undefined || headers.origin !== undefined,
        bindings: readBindings(parseCookie(headers.cookie ?? '')[name]),
      };
    },
    bind(reply: FastifyReply, bindings: readonly string[]): void {
      const value = writeBindings(bindings);
      const cookie = { name, value, maxAge: LONGEST_SECONDS, ...attributes };
      reply.header('set-cookie', stringifySetCookie(cookie));
    },
  };
}

export type Visitors = ReturnType<typeof createVisitors>;
