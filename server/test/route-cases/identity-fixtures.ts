// Rightful calls of the identity room.
import { randomBytes } from 'node:crypto';
import { CLIENT_ID } from '@vys/contract/first-calls';
import type { Fixtures } from './fixtures.ts';

const fresh = () => `n${randomBytes(5).toString('hex')}`;

export const identityFixtures: Fixtures = {
  'identity.register': async () => {
    const username = fresh();
    const email = `${username}@vys.example`;
    const password = `the ${username} horse battery`;
    return { body: { email, username, password, firstName: 'Ada', lastName: 'Lovelace' } };
  },
  'identity.token': async (_world, { email, password }) => ({
    body: {
      grant_type: 'password',
      client_id: CLIENT_ID,
      username: email,
      password,
      scope: 'openid',
    },
  }),
  'identity.userinfo': async (_world, person) => ({ token: await person.token() }),
  'identity.logout': async (world, person) => {
    const { refreshToken } = await world.signIn(person);
    return { body: { client_id: CLIENT_ID, refresh_token: refreshToken } };
  },
  'identity.discovery': async () => ({}),
  'identity.certs': async () => ({}),
};
