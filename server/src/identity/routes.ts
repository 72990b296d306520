// Binds registration and the realm's endpoints.
import { certs, discovery, logout, register, token, userInfo } from '@vys/contract/identity';
import { type Bind, bearerToken } from '../kit/http.ts';
import type { Budgets } from './budgets.ts';
import type { IdentityProvider } from './provider.ts';
import type { Visitors } from './visitor.ts';

type Deps = { provider: IdentityProvider; visitors: Visitors; budgets: Budgets };

export function bindRealm(bind: Bind, { provider, visitors, budgets }: Deps): void {
  bind(register, async ({ body, request }) => {
    await budgets.spend('register.address', request.ip);
    await budgets.spend('register.everybody', '');
    return { user: await provider.register(body) };
  });
  bind(token, async ({ body, request, reply }) => {
    reply.header('pragma', 'no-cache');
    const { answer, bindings } = await provider.grant(body, visitors.read(request));
    if (bindings !== undefined) visitors.bind(reply, bindings);
    const { grant_type: grant, totp } = body;
    const facts = { req: request, grant, hasCode: totp !== undefined };
    request.log.info({ ...facts, sessionId: answer.session_state }, 'signed in, or refreshed');
    return answer;
  });
  bind(logout, async ({ body, request, reply }) => {
    await provider.end(body, visitors.read(request));
    // Pages that the browser kept for going back must not show the last person's work to the next.
    reply.header('clear-site-data', '"cache"');
    return undefined;
  });
  bind(userInfo, async ({ request }) => provider.userInfo(bearerToken(request)));
  bind(discovery, () => provider.describe());
  bind(certs, async () => ({ keys: await provider.listKeys() }));
}
