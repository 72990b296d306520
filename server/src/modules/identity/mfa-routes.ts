// Binds the routes of authenticator apps, recovery codes and passkeys.
import {
  addPasskey,
  confirmTotp,
  createPasskeyOptions,
  createPasskeySignInOptions,
  disableTotp,
  getMfaStatus,
  type Passkey as PasskeyOutput,
  removePasskey,
  renewRecoveryCodes,
  startTotpEnrollment,
} from '@vys/contract/identity/mfa';
import { appError } from '../../platform/errors.ts';
import type { Bind } from '../../platform/http/http.ts';
import type { ClientInfoReader } from './shared/devices/client-info.ts';
import type { MfaProvider, Passkey } from './shared/mfa-provider.ts';
import type { IdentityProvider } from './shared/provider.ts';

type Deps = { provider: IdentityProvider; clientInfoReader: ClientInfoReader };

export function bindMfa(bind: Bind, { provider, clientInfoReader }: Deps): void {
  const mfa = (): MfaProvider => {
    if (!provider.mfa) throw appError('identity.managed_elsewhere');
    return provider.mfa;
  };

  bind(getMfaStatus, async ({ caller }) => {
    const state = await mfa().find(caller.userId);
    return {
      data: {
        totp_enabled: state.isTotpOn,
        recovery_codes_left: state.recoveryCodesLeft,
        passkeys: state.passkeys.map(serializePasskey),
      },
    };
  });
  bind(startTotpEnrollment, async ({ caller, body }) => ({
    data: await mfa().startTotpEnrollment(caller, body.password),
  }));
  bind(confirmTotp, async ({ caller, body }) => ({
    data: { recovery_codes: await mfa().confirmTotp(caller, body.code) },
  }));
  bind(disableTotp, async ({ caller, body }) => {
    await mfa().disableTotp(caller, body.password);
    return undefined;
  });
  bind(renewRecoveryCodes, async ({ caller, body }) => ({
    data: { recovery_codes: await mfa().renewRecoveryCodes(caller, body.password) },
  }));
  bind(createPasskeyOptions, async ({ caller, body }) => ({
    data: await mfa().createPasskeyOptions(caller, body.password),
  }));
  bind(addPasskey, async ({ caller, body }) => ({
    data: serializePasskey(await mfa().addPasskey(caller, body)),
  }));
  bind(removePasskey, async ({ caller, params }) => {
    await mfa().removePasskey(caller, params.id);
    return undefined;
  });
  bind(createPasskeySignInOptions, async ({ request }) => ({
    data: await mfa().createPasskeySignInOptions(clientInfoReader.read(request)),
  }));
}

function serializePasskey({ id, name, synced, createdAt, lastUsedAt }: Passkey): PasskeyOutput {
  return {
    id,
    name,
    synced,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  };
}
