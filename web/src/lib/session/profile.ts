// Fills the signed-in user from the product API (doc1 §4).
import type { User } from '@vys/contract/identity/accounts';
import { call } from '../api/api.ts';
import { isApiError } from '../api/api-error.ts';
import { session } from './session.ts';

/**
 * Loads the profile into the session and returns it. 404 falls back to the identity provider's
 * info; 401 has ended the session already; any other failure keeps it. Throws ApiError.
 */
export async function loadProfile(signal?: AbortSignal): Promise<User> {
  // Fetched here, because the sign-in screen must not wait for the schemas.
  const { getProfile } = await import('@vys/contract/identity/accounts');
  const user = await call(getProfile, { signal }).then(
    ({ data }) => data,
    (error) => {
      if (isApiError(error) && error.status === 404) return session.getProviderUser();
      session.skipProfile();
      throw error;
    },
  );
  session.setUser(user);
  return user;
}

/** Signs in and loads the profile; a profile that does not load does not undo the sign-in. */
export async function signIn(
  email: string,
  password: string,
  remember: boolean,
  code?: string,
): Promise<void> {
  await session.signIn(email, password, remember, code);
  await loadProfile().catch(() => {});
}

/** As signIn, with what the browser's passkey gave. */
export async function signInByPasskey(assertion: string, remember: boolean): Promise<void> {
  await session.signInByPasskey(assertion, remember);
  await loadProfile().catch(() => {});
}
