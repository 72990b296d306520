// Users of the realm, made and changed through its admin side.

import { z } from 'zod';
import { createBoundedCache } from '../../../../platform/bounded-cache.ts';
import type { Clock } from '../../../../platform/clock.ts';
import { appError } from '../../../../platform/errors.ts';
import { sayError } from '../../../../platform/http/describe-failure.ts';
import { splitName } from '../../shared/full-name.ts';
import { checkNewPassword } from '../../shared/passwords/password-policy.ts';
import type { Address, NameChange, NewAccount, RegisteredUser } from '../../shared/provider.ts';
import { toAppError } from '../realm/keycloak-errors.ts';
import { isUnavailable, unavailable } from '../realm/realm-http.ts';
import type { ServiceAccount } from '../realm/service-account.ts';

const userSchema = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.string().default(''),
  emailVerified: z.boolean().default(false),
  firstName: z.string().default(''),
  lastName: z.string().default(''),
  enabled: z.boolean().default(true),
  totp: z.boolean().default(false),
  createdTimestamp: z.number().optional(),
});
export type RealmUser = z.output<typeof userSchema>;

export type RealmUsers = {
  find(userId: string): Promise<RealmUser | undefined>;
  /** By a lower-case email or username. */
  findByLogin(login: string): Promise<RealmUser | undefined>;
  register(account: NewAccount): Promise<RegisteredUser>;
  findAddress(userId: string): Promise<Address | undefined>;
  updateNames(userId: string, names: NameChange): Promise<void>;
  setEnabled(userId: string, isEnabled: boolean): Promise<void>;
  /** Throws identity.email_taken. */
  updateAddress(userId: string, address: Address): Promise<void>;
  remove(userId: string): Promise<void>;
};

type Deps = {
  service: ServiceAccount;
  clock: Clock;
  isReserved: (username: string) => Promise<boolean>;
  /** The address in the last token of a user, used while the provider is unavailable. */
  lastAddress: (userId: string) => Address | undefined;
};

const REMEMBER_MS = 5000;
const MAX_USERS = 50_000;

export function createRealmUsers({ service, clock, isReserved, lastAddress }: Deps): RealmUsers {
  const addresses = createBoundedCache<string, { address: Address | undefined }>({
    maxEntries: MAX_USERS,
    ttlMs: REMEMBER_MS,
    clock,
  });

  const finders = createFinders(service);

  async function fetchAddress(userId: string): Promise<Address | undefined> {
    const user = await finders.find(userId);
    const address = user && { email: user.email, isVerified: user.emailVerified };
    addresses.set(userId, { address });
    return address;
  }

  async function update(userId: string, json: object): Promise<void> {
    const response = await service.call('PUT', `/users/${userId}`, { json });
    if (response.status !== 204) throw toAppError(response);
    addresses.delete(userId);
  }

  return {
    ...finders,

    async register({ password, language: _, ...account }) {
      const names = { ...account, email: account.email.toLowerCase() };
      await checkNewPassword('password', password, names);
      if (await isReserved(names.username)) {
        const fields = { username: sayError('identity.username_taken') };
        throw appError('identity.username_taken', { fields });
      }
      const credentials = [{ type: 'password', value: password, temporary: false }];
      const json = { ...names, enabled: true, emailVerified: false, credentials };
      const response = await service.call('POST', '/users', { json });
      if (response.status !== 201) throw toAppError(response);
      const id = response.headers.get('location')?.split('/').at(-1) ?? '';
      return { id: z.uuid().parse(id), ...names };
    },

    async findAddress(userId) {
      const cached = addresses.get(userId);
      if (cached) return cached.address;
      try {
        return await fetchAddress(userId);
      } catch (error) {
        const last = lastAddress(userId);
        if (isUnavailable(error) && last) return last;
        throw error;
      }
    },

    async updateNames(userId, { username, fullName }) {
      const names = fullName === undefined ? {} : splitName(fullName);
      const json = { ...names, ...(username === undefined ? {} : { username }) };
      if (Object.keys(json).length === 0) return;
      const response = await service.call('PUT', `/users/${userId}`, { json });
      if (response.status === 409) throw new NameConflict();
      if (response.status !== 204) throw toAppError(response);
    },

    setEnabled: (userId, isEnabled) => update(userId, { enabled: isEnabled }),

    updateAddress: (userId, { email, isVerified }) =>
      update(userId, { email, emailVerified: isVerified }),

    async remove(userId) {
      const response = await service.call('DELETE', `/users/${userId}`);
      if (response.status !== 204 && response.status !== 404) throw toAppError(response);
      addresses.delete(userId);
    },
  };
}

function createFinders(service: ServiceAccount): Pick<RealmUsers, 'find' | 'findByLogin'> {
  async function find(userId: string): Promise<RealmUser | undefined> {
    const { status, body } = await service.call('GET', `/users/${encodeURIComponent(userId)}`);
    if (status === 404) return undefined;
    const user = userSchema.safeParse(body).data;
    if (!user) throw unavailable(`a user that is none (${status})`);
    return user;
  }

  async function findByLogin(login: string): Promise<RealmUser | undefined> {
    // An empty query would match every user.
    if (login === '') return undefined;
    const kind = login.includes('@') ? 'email' : 'username';
    const query = new URLSearchParams({ [kind]: login, exact: 'true', max: '1' });
    const { status, body } = await service.call('GET', `/users?${query}`);
    const users = z.array(userSchema).safeParse(body).data;
    if (!users) throw unavailable(`a list of users that is none (${status})`);
    return users.find((user) => user[kind].toLowerCase() === login);
  }

  return { find, findByLogin };
}

/** What the provider interface expects: the PostgreSQL code of a unique violation. */
class NameConflict extends Error {
  readonly code = '23505';
}
