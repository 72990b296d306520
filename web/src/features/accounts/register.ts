// Creates an account from what the sign-up screens ask: name, email, password.
import { checkUsername } from '@vys/contract/identity/accounts';
import { register } from '@vys/contract/identity/identity';
import { call } from '#web/lib/api/api.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { readClaimedUsername } from './username/claimed-username.ts';
import {
  cleanUsername,
  proposeUsernames,
  splitName,
  USERNAME_MIN,
} from './username/username-rules.ts';

export type NewAccount = { name: string; email: string; password: string };

/**
 * Registers under the name that was chosen on the sign-in screen, which keeps it for the user on every device; else
 * under the first free name made from the email address. Throws ApiError.
 */
export async function registerAccount({ name, email, password }: NewAccount): Promise<void> {
  const claimed = cleanUsername(readClaimedUsername());
  const proposals = proposeUsernames(email);
  if (claimed.length >= USERNAME_MIN) proposals.unshift(claimed);
  const first = await findFree(proposals);
  const body = { email, password, ...splitName(name) };
  try {
    await call(register, { body: { ...body, username: first } });
  } catch (error) {
    if (!isApiError(error) || error.code !== 'identity.username_taken') throw error;
    // Another user took it between the check and now; the longest proposal is as good as unique.
    await call(register, { body: { ...body, username: proposals.at(-1) ?? first } });
  }
}

async function findFree(proposals: string[]): Promise<string> {
  for (const username of proposals) {
    const response = await call(checkUsername, { params: { username } });
    if (response.available) return username;
  }
  return proposals.at(-1) as string;
}
