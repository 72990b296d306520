// The life of an account in the embedded issuer, as the product asks for it: credentials, the end of
// the account, and what is kept about it.
import { createBackground } from '../../../kit/background.ts';
import type { Logger } from '../../../kit/log.ts';
import type { AccountLife } from '../../provider.ts';
import { deleteUser, listKept } from './credential-store.ts';
import { type CredentialDeps, createCredentials } from './credentials.ts';

export function createAccountLife(deps: CredentialDeps & { log: Logger }): AccountLife {
  const credentials = createCredentials(deps);
  const background = createBackground(deps.log);

  return {
    ...credentials,
    async requestReset(email) {
      background.run('mailing a link for a new password', () => credentials.requestReset(email));
    },
    settled: background.settled,
    async deleteUser(trx, userId) {
      const refuseTokens = await deps.sessions.endAll(trx, userId);
      await deleteUser(trx, userId);
      return refuseTokens;
    },
    exportUser: listKept,
  };
}
