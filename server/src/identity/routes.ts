// Binds registration and the realm's endpoints.
import { certs, discovery, logout, register, token, userInfo } from '@vys/contract/identity';
import type { Clock } from '../kit/clock.ts';
import { type Bind, bearerToken } from '../kit/http.ts';
import { addressKey, createThrottle } from './embedded/throttle.ts';
import type { IdentityProvider } from './provider.ts';
import type { Visitors } from './visitor.ts';

const MINUTE = 60_000;

type Deps = { provider: IdentityProvider; visitors: Visitors; clock: Clock };

export function bindRealm(bind: Bind, { provider, visitors, clock }: Deps): void {
  const registrations = createThrottle({
    clock,
    free: 300,
    longestMs: MINUTE,
    forgetMs: 15 * MINUTE,
  });

  bind(register, async ({ body, request }) => {
    registrations.enter(addressKey(request.ip));
    return { user: await provider.register(body) };
  });
  bind(token, async ({ body, request, reply }) => {
    reply.header('pragma', 'no-cache');
    const { answer, binding } = await provider.grant(body, visitors.read(request));
    if (binding !== undefined) visitors.bind(reply, binding);
    return answer;
  });
  bind(logout, async ({ body, request }) => {
    await provider.end(body, visitors.read(request));
    return undefined;
  });
  bind(userInfo, async ({ request }) => provider.userInfo(bearerToken(request)));
  bind(discovery, () => provider.describe());
  bind(certs, async () => ({ keys: await provider.listKeys() }));
}
