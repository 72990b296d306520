// What a rightful call of each route needs, by the route's id. A route that is not here fails the
// suite, so that no route is untested.
import { MAILBOX_KEY_HEADER } from '@vys/contract/mailbox';
import { readMailboxKey } from '../../src/app/mailbox-key.ts';
import { accountFixtures } from './account-fixtures.ts';
import { identityFixtures } from './identity-fixtures.ts';
import { pageFixtures } from './page-fixtures.ts';
import { signInFixtures } from './sign-in-fixtures.ts';
import type { Person, World } from './world.ts';

export type Rightful = {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  /** Sent as JSON, or as form fields where the route takes a form. */
  readonly body?: Record<string, unknown>;
  readonly multipart?: { body: Buffer; type: string };
  readonly headers?: Record<string, string>;
  /** Who may ask, when it is not the person that the call is arranged for. */
  readonly caller?: Person;
  /** Asked with another token than the caller's own. */
  readonly token?: string;
};

/** Makes what the call needs, so that `person` may send it. Called anew for each use. */
export type Arrange = (world: World, person: Person) => Promise<Rightful>;

export type Fixtures = Readonly<Record<string, Arrange>>;

/** Nothing but a caller. */
export const bare: Arrange = async () => ({});

export const fixtures: Fixtures = {
  'app.clientConfig': bare,
  // Only for who sits at the machine.
  'app.listLetters': async ({ test }) => ({
    headers: {
      'x-forwarded-for': '',
      [MAILBOX_KEY_HEADER]: readMailboxKey(test.config.dataDir),
    },
  }),
  ...identityFixtures,
  ...signInFixtures,
  ...accountFixtures,
  ...pageFixtures,
};
