// Binds the routes of API keys.
import {
  type ApiKey,
  createApiKey,
  listApiKeys,
  revokeApiKey,
} from '@vys/contract/identity/api-keys';
import type { Bind } from '../../../platform/http/http.ts';
import type { StoredKey } from './api-key-store.ts';
import type { ApiKeys } from './api-keys.ts';

export function bindApiKeys(bind: Bind, apiKeys: ApiKeys): void {
  bind(listApiKeys, async ({ caller }) => ({
    data: (await apiKeys.list(caller.userId)).map(serializeKey),
  }));
  bind(createApiKey, async ({ caller, body }) => {
    const { name, scopes, expires_in_days: expiresInDays, password } = body;
    const request = { name, scopes, expiresInDays, password };
    const { stored, key } = await apiKeys.create(caller, request);
    return { data: { ...serializeKey(stored), key } };
  });
  bind(revokeApiKey, async ({ caller, params }) => {
    await apiKeys.revoke(caller.userId, params.id);
    return undefined;
  });
}

function serializeKey(key: StoredKey): ApiKey {
  return {
    id: key.id,
    name: key.name,
    last_characters: key.lastCharacters,
    scopes: [...key.scopes],
    created_at: key.createdAt.toISOString(),
    expires_at: key.expiresAt?.toISOString() ?? null,
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    last_used_from: key.lastUsedFrom,
  };
}
