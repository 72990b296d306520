// Fills the signed-in user from the product API (doc1 §4).
import { getProfile, type User } from '@vys/contract/accounts';
import { call } from './api.ts';
import { isApiError } from './api-error.ts';
import { session } from './session.ts';

/**
 * Loads the profile into the session and answers it. 404 falls back to the identity provider's
 * info; 401 has ended the session already; any other failure keeps it. Throws ApiError.
 */
export async function loadProfile(signal?: AbortSignal): Promise<User> {
  const user = await call(getProfile, { signal }).then(
    ({ data }) => data,
    (error) => {
      if (isApiError(error) && error.status === 404) return session.getProviderUser();
      throw error;
    },
  );
  session.setUser(user);
  return user;
}
