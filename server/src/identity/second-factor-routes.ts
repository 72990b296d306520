// Binds the routes of authenticator apps, recovery codes and passkeys.
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  beginTotp,
  confirmTotp,
  disableTotp,
  getSecondFactor,
  removePasskey,
  renewRecoveryCodes,
  type Passkey as WirePasskey,
} from '@vys/contract/second-factor';
import { fail } from '../kit/fail.ts';
import type { Bind } from '../kit/http.ts';
import type { IdentityProvider } from './provider.ts';
import type { Passkey, SecondFactors } from './second-factors.ts';
import type { Visitors } from './visitor.ts';

type Deps = { provider: IdentityProvider; visitors: Visitors };

export function bindSecondFactor(bind: Bind, { provider, visitors }: Deps): void {
  const factors = (): SecondFactors => {
    if (!provider.secondFactors) throw fail('identity.managed_elsewhere');
    return provider.secondFactors;
  };

  bind(getSecondFactor, async ({ caller }) => {
    const state = await factors().find(caller.userId);
    return {
      data: {
        totp_enabled: state.isTotpOn,
        recovery_codes_left: state.recoveryCodesLeft,
        passkeys: state.passkeys.map(toWire),
      },
    };
  });
  bind(beginTotp, async ({ caller, body }) => ({
    data: await factors().beginTotp(caller, body.password),
  }));
  bind(confirmTotp, async ({ caller, body }) => ({
    data: { recovery_codes: await factors().confirmTotp(caller, body.code) },
  }));
  bind(disableTotp, async ({ caller, body }) => {
    await factors().disableTotp(caller, body.password);
    return undefined;
  });
  bind(renewRecoveryCodes, async ({ caller, body }) => ({
    data: { recovery_codes: await factors().renewRecoveryCodes(caller, body.password) },
  }));
  bind(beginPasskey, async ({ caller, body }) => ({
    data: await factors().beginPasskey(caller, body.password),
  }));
  bind(addPasskey, async ({ caller, body }) => ({
    data: toWire(await factors().addPasskey(caller, body)),
  }));
  bind(removePasskey, async ({ caller, params }) => {
    await factors().removePasskey(caller, params.id);
    return undefined;
  });
  bind(beginPasskeySignIn, async ({ request }) => ({
    data: await factors().beginPasskeySignIn(visitors.read(request)),
  }));
}

function toWire({ id, name, synced, createdAt, lastUsedAt }: Passkey): WirePasskey {
  return {
    id,
    name,
    synced,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  };
}
