// Binds registration and the realm's endpoints.
import {
  certs,
  discovery,
  logout,
  register,
  token,
  userInfo,
} from '@vys/contract/identity/identity';
import { type Bind, bearerToken } from '../../platform/http/http.ts';
import { findRequestLanguage } from '../../platform/language/request-language.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import type { ClientInfoReader } from './shared/devices/client-info.ts';
import type { IdentityProvider } from './shared/provider.ts';

type Deps = {
  provider: IdentityProvider;
  clientInfoReader: ClientInfoReader;
  rateLimiter: RateLimiter;
};

export function bindRealm(bind: Bind, { provider, clientInfoReader, rateLimiter }: Deps): void {
  bind(register, async ({ body, request }) => {
    await rateLimiter.consume('register.address', request.clientAddress);
    await rateLimiter.consume('register.global');
    const language = findRequestLanguage(request.headers);
    return { user: await provider.register({ ...body, language }) };
  });
  bind(token, async ({ body, request, reply }) => {
    reply.header('pragma', 'no-cache');
    const { response, deviceIds } = await provider.grant(body, clientInfoReader.read(request));
    if (deviceIds !== undefined) clientInfoReader.setDeviceCookie(reply, deviceIds);
    const { grant_type: grant, totp } = body;
    const facts = { req: request, grant, hasCode: totp !== undefined };
    request.log.info(
      { event: 'identity.tokens_issued', ...facts, sessionId: response.session_state },
      'tokens issued',
    );
    return response;
  });
  bind(logout, async ({ body, request, reply }) => {
    await provider.end(body, clientInfoReader.read(request));
    // Pages that the browser kept for going back must not show the last person's work to the next.
    reply.header('clear-site-data', '"cache"');
    return undefined;
  });
  bind(userInfo, async ({ request }) => provider.userInfo(bearerToken(request)));
  bind(discovery, () => provider.describe());
  bind(certs, async () => ({ keys: await provider.listKeys() }));
}
