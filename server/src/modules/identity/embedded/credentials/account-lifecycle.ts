// The account lifecycle of the embedded issuer after registration: credentials, deletion and export.

import type { Logger } from '../../../../platform/log/log.ts';
import { createSerialTaskQueue } from '../../../../platform/process/task-queue.ts';
import { readEmailChangeData, removeEmailChange } from '../../email-change/index.ts';
import type { AccountLifecycle } from '../../shared/provider.ts';
import { deleteUser, readUserData } from './credential-store.ts';
import { type CredentialDeps, createCredentials } from './credentials.ts';

export function createAccountLifecycle(deps: CredentialDeps & { log: Logger }): AccountLifecycle {
  const credentials = createCredentials(deps);
  const tasks = createSerialTaskQueue(deps.log);

  return {
    ...credentials,
    async requestReset(email) {
      tasks.enqueue('send password reset email', () => credentials.requestReset(email));
    },
    drain: tasks.drain,
    async deleteUser(trx, userId) {
      await deps.sessions.endAll(trx, userId);
      await removeEmailChange(trx, userId);
      await deleteUser(trx, userId);
    },
    async exportUserData(db, userId) {
      const userData = await readUserData(db, userId);
      return { ...userData, 'email-changes': await readEmailChangeData(db, userId) };
    },
  };
}
