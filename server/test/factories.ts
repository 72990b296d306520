// Makes what tests start from, through the same services as the product.
import { randomBytes } from 'node:crypto';
import { CLIENT_ID, token as tokenRoute } from '@vys/contract/identity/identity';
import type { Tier } from '@vys/contract/plans';
import type { Accounts } from '../src/modules/accounts/index.ts';
import type { Identity } from '../src/modules/identity/index.ts';
import type { Db } from '../src/platform/db/db.ts';
import type { TestHttp } from './http.ts';

export type TestUser = {
  readonly id: string;
  readonly email: string;
  readonly username: string;
  readonly fullName: string;
  readonly password: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Headers of a call in the name of the user. */
  readonly headers: { readonly authorization: string };
};

export type UserOverrides = {
  email?: string;
  username?: string;
  password?: string;
  firstName?: string;
  lastName?: string;
  /** Premium unless given, because most tests save code of their own. */
  tier?: Tier;
  /** The public name, which is the username too. Without it the user has not been onboarded. */
  vysUrl?: string;
};

/**
 * A registered, signed-in user with an account. Tokens last 300 s of the test clock; `signIn` gives new
 * ones.
 */
export async function buildUser(ctx: TestHttp, overrides: UserOverrides = {}): Promise<TestUser> {
  const name = overrides.vysUrl ?? overrides.username ?? `u${randomBytes(5).toString('hex')}`;
  const account = {
    email: overrides.email ?? `${name}@example.test`,
    username: name,
    password: overrides.password ?? 'correct horse battery',
    firstName: overrides.firstName ?? 'Ada',
    lastName: overrides.lastName ?? 'Lovelace',
  };
  const { id, email, username } = await ctx.identity.registerUser(account);
  const { password, firstName, lastName } = account;
  const session = await signIn(ctx, { username, password });
  const user: TestUser = {
    id,
    email,
    username,
    fullName: `${firstName} ${lastName}`.trim(),
    password,
    ...session,
  };
  await prepareAccount(ctx, user, overrides);
  return user;
}

/** What a user has who has been here before: an account, on Premium unless told, and perhaps a public name. */
export async function prepareAccount(
  { identity, accounts }: { readonly identity: Identity; readonly accounts: Accounts },
  { id, accessToken }: Pick<TestUser, 'id' | 'accessToken'>,
  { tier = 'premium', vysUrl }: Pick<UserOverrides, 'tier' | 'vysUrl'> = {},
): Promise<void> {
  const caller = await identity.findCaller(accessToken);
  if (!caller) throw new Error('the new user has no valid token');
  await accounts.getAccount(caller);
  if (tier !== 'free') await accounts.changeTier(id, tier);
  if (vysUrl !== undefined) await accounts.changeProfile(caller, { vysUrl });
}

/** Confirms the address of a user without the emailed link. */
export async function confirmAddress(db: Db, email: string): Promise<void> {
  const change = db.updateTable('users').set({ email_verified: true });
  const { numUpdatedRows } = await change.where('email', '=', email).executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new Error(`no user has the address ${email}`);
}

/** The form that signs in through the token endpoint. */
export const passwordGrant = (username: string, password: string) => ({
  grant_type: 'password',
  client_id: CLIENT_ID,
  username,
  password,
  scope: 'openid profile email',
});

/** Signs in through the token endpoint. */
export async function signIn(ctx: TestHttp, user: { username: string; password: string }) {
  const response = await postForm(
    ctx,
    tokenRoute.path,
    passwordGrant(user.username, user.password),
  );
  if (response.statusCode !== 200) throw new Error(`sign-in failed: ${response.body}`);
  const { access_token: accessToken, refresh_token: refreshToken } = response.json();
  const headers = { authorization: `Bearer ${accessToken}` };
  return { accessToken: String(accessToken), refreshToken: String(refreshToken), headers };
}

/** A new access token, for tests that moved the clock. */
export async function tokenFor(ctx: TestHttp, user: TestUser): Promise<string> {
  return (await signIn(ctx, user)).accessToken;
}

export function postForm(ctx: Pick<TestHttp, 'http'>, url: string, fields: Record<string, string>) {
  return ctx.http.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
}
