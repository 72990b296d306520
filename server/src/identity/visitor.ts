// Reads from a request who sends it, and keeps the cookie that a browser's sessions are bound to.
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Visitor } from './provider.ts';

/** Browsers refuse the prefix over plain http, so only https has it. */
export function bindingCookieName(appOrigin: string): string {
  return appOrigin.startsWith('https:') ? '__Host-vys-binding' : 'vys-binding';
}

const LONGEST_MS = 90 * 24 * 60 * 60 * 1000;

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
      const isBrowser = headers['sec-fetch-site'] !== undefined || headers.origin !== undefined;
      const binding = parseCookie(headers.cookie ?? '')[name];
      return { ip, userAgent: headers['user-agent'] ?? '', isBrowser, binding };
    },
    bind(reply: FastifyReply, value: string): void {
      const cookie = { name, value, maxAge: LONGEST_MS / 1000, ...attributes };
      reply.header('set-cookie', stringifySetCookie(cookie));
    },
    unbind(reply: FastifyReply): void {
      reply.header('set-cookie', stringifySetCookie({ name, value: '', maxAge: 0, ...attributes }));
    },
  };
}

export type Visitors = ReturnType<typeof createVisitors>;
