// Signs in with a passkey of this browser. Reads no schema, since the sign-in screen must not wait.
import { PASSKEY_SIGN_IN_PATH } from '@vys/contract/api/endpoints';
import { ApiError, UNKNOWN_RESPONSE } from '#web/lib/api/api-error.ts';
import { readJson, request, toApiError } from '#web/lib/api/http.ts';
import { presentPasskey } from '#web/lib/browser/passkey.ts';
import { signInByPasskey } from '#web/lib/session/profile.ts';

/** Throws PasskeyError where the browser gave none, ApiError where the server took it not. */
export async function signInWithPasskey(remember: boolean): Promise<void> {
  const assertion = await presentPasskey(await fetchOptions());
  await signInByPasskey(JSON.stringify(assertion), remember);
}

async function fetchOptions(): Promise<{ challenge: string }> {
  const response = await request(PASSKEY_SIGN_IN_PATH, { method: 'POST' });
  if (!response.ok) throw await toApiError(response);
  const body = (await readJson(response)) as { data?: { challenge?: unknown } } | undefined;
  const options = body?.data;
  if (typeof options?.challenge === 'string') return options as { challenge: string };
  throw new ApiError({ code: UNKNOWN_RESPONSE, message: '', status: response.status });
}
