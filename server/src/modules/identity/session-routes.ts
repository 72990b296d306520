// Binds the routes of sessions.

import { endSession, endSessions, listSessions } from '@vys/contract/identity/sessions';
import { DEFAULT_LANGUAGE } from '@vys/contract/language/languages';
import type { Bind } from '../../platform/http/http.ts';
import { sayIn } from '../../platform/language/text.ts';
import type { IdentityProvider } from './shared/provider.ts';

export function bindSessions(bind: Bind, provider: IdentityProvider): void {
  bind(listSessions, async ({ caller }) => {
    const sessions = await provider.listSessions(caller);
    return {
      data: sessions.map((session) => ({
        id: session.id,
        current: session.isCurrent,
        device: sayIn(session.device, caller.language ?? DEFAULT_LANGUAGE),
        address: session.address,
        signed_in_at: session.signedInAt.toISOString(),
        last_used_at: session.lastUsedAt.toISOString(),
      })),
    };
  });
  bind(endSession, async ({ caller, params }) => {
    await provider.endSession(caller, params.id);
    return undefined;
  });
  bind(endSessions, async ({ caller, body }) => {
    await provider.endSessions(caller, body.scope);
    return undefined;
  });
}
