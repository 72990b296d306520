// Who may connect to the live channel: reads the address of a handshake and finds the caller of its token or
// ticket.
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorCode } from '@vys/contract';
import { API_KEY_PREFIX } from '@vys/contract/api/key-scopes';
import { LIVE_PATH } from '@vys/contract/notifications/live';
import { z } from 'zod';
import type { Clock } from '../../../../platform/clock.ts';
import type { ReadClientAddress } from '../../../../platform/net/client-address.ts';
import { createMemoryLimiter } from '../../../../platform/rate-limit/memory-limiter.ts';
import type { Identity } from '../../../identity/index.ts';
import type { FindLiveCaller, LiveCaller } from './tickets.ts';

export type Upgrade = { request: IncomingMessage; socket: Duplex; head: Buffer };

const querySchema = z.object({
  token: z.string().optional(),
  ticket: z.string().max(200).optional(),
  after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
});
export type LiveQuery = z.output<typeof querySchema>;

type Deps = {
  clock: Clock;
  appOrigin: string;
  identity: Pick<Identity, 'findCaller'>;
  findByTicket: FindLiveCaller;
  readClientAddress: ReadClientAddress;
};

export type Handshakes = {
  read(request: IncomingMessage): LiveQuery | ErrorCode;
  /** Undefined for who is not known (any more). */
  findCaller(query: LiveQuery): Promise<LiveCaller | undefined>;
};

export function createHandshakes(deps: Deps): Handshakes {
  const { clock, appOrigin, identity, findByTicket, readClientAddress } = deps;
  const limiter = createMemoryLimiter(clock);

  return {
    read(request) {
      const { headers, url = '' } = request;
      const address = URL.parse(url, appOrigin);
      if (address?.pathname !== LIVE_PATH) return 'route.not_found';
      // Without one it is no browser, so no website sends it (RFC 6455 §10.2).
      if (headers.origin !== undefined && headers.origin !== appOrigin) return 'auth.forbidden';
      if (!limiter.tryConsume('openLive.address', readClientAddress(request)))
        return 'rate.limited';
      const query = querySchema.safeParse(Object.fromEntries(address.searchParams));
      return query.success ? query.data : 'input.invalid';
    },
    async findCaller({ token, ticket }) {
      if (ticket !== undefined) return findByTicket(ticket);
      // API keys are for calls, each of which counts.
      if (token === undefined || token.startsWith(API_KEY_PREFIX)) return undefined;
      const caller = await identity.findCaller(token);
      return caller?.scope === 'full' ? caller : undefined;
    },
  };
}
