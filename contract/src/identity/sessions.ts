// The sessions of a user.
import { z } from 'zod';
import { route } from '../api/route.ts';
import { isoTime } from '../api/schemas.ts';
import * as fieldMessages from '../fields/messages/en.ts';

/** Not always a UUID: Keycloak gives its sessions 24 characters of base64url. */
export const sessionId = z.string().regex(/^[\w-]{16,64}$/, fieldMessages.sessionId);

export const deviceSessionSchema = z.object({
  id: sessionId,
  /** The session that sent the request. */
  current: z.boolean(),
  /** Like "Firefox on Linux"; empty when unknown. */
  device: z.string(),
  /** Address of the last refresh; empty when unknown. */
  address: z.string(),
  signed_in_at: isoTime,
  last_used_at: isoTime,
});
export type DeviceSession = z.output<typeof deviceSessionSchema>;

export const listSessions = route({
  id: 'identity.listSessions',
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'Where the caller is signed in, the newest use first',
  access: 'user',
  keyScope: 'none',
  responseType: 'json',
  status: 200,
  output: z.object({ data: z.array(deviceSessionSchema) }),
  errors: [],
});

export const endSession = route({
  id: 'identity.endSession',
  method: 'DELETE',
  path: '/api/auth/sessions/{id}',
  summary: 'Sign one device of the caller out',
  access: 'user',
  keyScope: 'none',
  params: z.object({ id: sessionId }),
  responseType: 'empty',
  status: 204,
  output: z.undefined(),
  errors: ['input.invalid', 'identity.session_not_found'],
});

export const endSessions = route({
  id: 'identity.endSessions',
  method: 'POST',
  path: '/api/auth/sessions/end',
  summary: 'Sign the caller out everywhere, or everywhere else',
  access: 'user',
  keyScope: 'none',
  body: z.strictObject({ scope: z.enum(['others', 'all']) }),
  responseType: 'empty',
  status: 204,
  output: z.undefined(),
  errors: ['input.invalid'],
});

export const sessionsRoutes = [listSessions, endSession, endSessions] as const;
