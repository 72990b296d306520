// Valid requests of the identity module.
import { randomBytes } from 'node:crypto';
import { CLIENT_ID } from '@vys/contract/api/endpoints';
import type { Fixtures } from './fixtures.ts';

const fresh = () => `n${randomBytes(5).toString('hex')}`;

export const identityFixtures: Fixtures = {
  'identity.register': async () => {
    const username = fresh();
    const email = `${username}@vys.example`;
    const password = `the ${username} horse battery`;
    return { body: { email, username, password, firstName: 'Ada', lastName: 'Lovelace' } };
  },
  'identity.token': async (_context, { email, password }) => ({
    body: {
      grant_type: 'password',
      client_id: CLIENT_ID,
      username: email,
      password,
      scope: 'openid',
    },
  }),
  'identity.userinfo': async (_context, person) => ({ token: await person.token() }),
  'identity.logout': async (context, person) => {
    const { refreshToken } = await context.signIn(person);
    return { body: { client_id: CLIENT_ID, refresh_token: refreshToken } };
  },
  'identity.discovery': async () => ({}),
  'identity.certs': async () => ({}),
};
