// Users of the realm, made and changed through its admin side.
import { z } from 'zod';
import type { Clock } from '../../kit/clock.ts';
import { fail } from '../../kit/fail.ts';
import { checkNewPassword } from '../embedded/credentials/password-policy.ts';
import { splitName } from '../embedded/rules.ts';
import type { Address, NameChange, NewAccount, RegisteredUser } from '../provider.ts';
import { isUnavailable, unavailable } from './realm-http.ts';
import { asFailure } from './refusals.ts';
import type { ServiceAccount } from './service-account.ts';

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
  remove(userId: string): Promise<void>;
};

type Deps = {
  service: ServiceAccount;
  clock: Clock;
  isHeld: (username: string) => Promise<boolean>;
  /** What the last token of a user said, for while the provider is away. */
  lastAddress: (userId: string) => Address | undefined;
};

const REMEMBER_MS = 5000;
const MOST_USERS = 50_000;

export function createRealmUsers({ service, clock, isHeld, lastAddress }: Deps): RealmUsers {
  const addresses = new Map<string, { address: Address | undefined; until: number }>();

  const { find, findByLogin } = createFinders(service);

  async function askAddress(userId: string): Promise<Address | undefined> {
    const user = await find(userId);
    const address = user && { email: user.email, isVerified: user.emailVerified };
    if (addresses.size >= MOST_USERS) addresses.clear();
    addresses.set(userId, { address, until: clock.now().getTime() + REMEMBER_MS });
    return address;
  }

  return {
    find,
    findByLogin,

    async register({ password, ...account }) {
      const names = { ...account, email: account.email.toLowerCase() };
      await checkNewPassword('password', password, names);
      if (await isHeld(names.username)) {
        const fields = { username: 'This username is already taken.' };
        throw fail('identity.username_taken', { fields });
      }
      const credentials = [{ type: 'password', value: password, temporary: false }];
      const json = { ...names, enabled: true, emailVerified: false, credentials };
      const answer = await service.call('POST', '/users', { json });
      if (answer.status !== 201) throw asFailure(answer);
      const id = answer.headers.get('location')?.split('/').at(-1) ?? '';
      return { id: z.uuid().parse(id), ...names };
    },

    async findAddress(userId) {
      const known = addresses.get(userId);
      if (known && clock.now().getTime() < known.until) return known.address;
      try {
        return await askAddress(userId);
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
      const answer = await service.call('PUT', `/users/${userId}`, { json });
      if (answer.status === 409) throw new NameConflict();
      if (answer.status !== 204) throw asFailure(answer);
    },

    async remove(userId) {
      const answer = await service.call('DELETE', `/users/${userId}`);
      if (answer.status !== 204 && answer.status !== 404) throw asFailure(answer);
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
    // An empty query would find anybody.
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

/** What the seam asks for: the code of PostgreSQL for a unique violation. */
class NameConflict extends Error {
  readonly code = '23505';
}
