// The valid request of each route, by the route's id. The suite fails for a route that is not here, so that
// no route is untested.
import { DEV_INBOX_KEY_HEADER } from '@vys/contract/dev-inbox';
import { readDevInboxKey } from '../../src/app/dev-inbox/dev-inbox-key.ts';
import { accountFixtures } from './account-fixtures.ts';
import { adminFixtures } from './admin-fixtures.ts';
import { billingFixtures } from './billing-fixtures.ts';
import { identityFixtures } from './identity-fixtures.ts';
import { pageFixtures } from './page-fixtures.ts';
import { signInFixtures } from './sign-in-fixtures.ts';
import type { Person, RouteTestContext } from './test-context.ts';

export type ValidRequest = {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  /** Sent as JSON, or as form fields where the route takes a form. */
  readonly body?: Record<string, unknown>;
  readonly multipart?: { body: Buffer; type: string };
  readonly headers?: Record<string, string>;
  /** Who may call, when it is not the person that the request is arranged for. */
  readonly caller?: Person;
  /** Replaces the caller's own token. */
  readonly token?: string;
};

/** Makes what the call needs, so that `person` may send it. Called anew for each use. */
export type Arrange = (context: RouteTestContext, person: Person) => Promise<ValidRequest>;

export type Fixtures = Readonly<Record<string, Arrange>>;

/** Nothing but a caller. */
export const bare: Arrange = async () => ({});

export const fixtures: Fixtures = {
  'app.clientConfig': bare,
  // Only for who sits at the machine.
  'app.listDevEmails': async ({ test }) => ({
    headers: {
      'x-forwarded-for': '',
      [DEV_INBOX_KEY_HEADER]: readDevInboxKey(test.config.dataDir),
    },
  }),
  ...identityFixtures,
  ...signInFixtures,
  ...accountFixtures,
  ...billingFixtures,
  ...pageFixtures,
  ...adminFixtures,
};
