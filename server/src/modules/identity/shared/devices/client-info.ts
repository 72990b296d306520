// Reads address, user agent and session-binding cookie of a request, and sets that cookie.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { formatCookie, readCookie } from '../../../../platform/formats/cookies.ts';
import { DAY, SECOND } from '../../../../platform/time-spans.ts';
import type { ClientInfo } from '../provider.ts';
import { formatDeviceCookie, parseDeviceCookie } from './device-cookie.ts';
import { shortenUserAgent } from './devices.ts';

/** Browsers reject the prefix over plain http, so only https has it. */
export function deviceCookieName(appOrigin: string): string {
  return appOrigin.startsWith('https:') ? '__Host-vys-binding' : 'vys-binding';
}

/** As long as a session can live; every sign-in begins it anew. */
const LONGEST_SECONDS = (90 * DAY) / SECOND;

export function createClientInfoReader(appOrigin: string) {
  const name = deviceCookieName(appOrigin);
  const attributes = {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: appOrigin.startsWith('https:'),
  } as const;

  return {
    read(request: FastifyRequest): ClientInfo {
      const { headers, clientAddress } = request;
      return {
        ip: clientAddress,
        userAgent: shortenUserAgent(headers['user-agent'] ?? ''),
        isBrowser: headers['sec-fetch-site'] !== undefined || headers.origin !== undefined,
        deviceIds: parseDeviceCookie(readCookie(headers, name)),
      };
    },
    setDeviceCookie(reply: FastifyReply, deviceIds: readonly string[]): void {
      const value = formatDeviceCookie(deviceIds);
      const cookie = { name, value, maxAge: LONGEST_SECONDS, ...attributes };
      reply.header('set-cookie', formatCookie(cookie));
    },
  };
}

export type ClientInfoReader = ReturnType<typeof createClientInfoReader>;
