// Compiles a source as publishing would, without saving it.

import type { PublishReport } from '@vys/contract/pages/publish-report';
import type { Caller } from '../../../../platform/http/http.ts';
import type { ConcurrencyLimit } from '../../../../platform/rate-limit/concurrency-limit.ts';
import type { Account, Accounts } from '../../../accounts/index.ts';
import { validateSource } from '../../save.ts';
import type { PublishChecks } from '../checks/publish-checks.ts';
import { publishContext } from '../publish.ts';
import type { Builder, BuildResult } from './build.ts';

export type Compile = (
  caller: Caller,
  source: { jsx: string; css: string },
) => Promise<BuildResult & { report: PublishReport }>;

export function createCompile(deps: {
  accounts: Pick<Accounts, 'getAccount'>;
  builder: Pick<Builder, 'build'>;
  publishChecks: PublishChecks;
  editLimit: ConcurrencyLimit;
}): Compile {
  return async (caller, source) => {
    const content = { ...source, metadata: { title: '', description: '' } };
    validateSource(content);
    const account = await deps.accounts.getAccount(caller);
    return deps.editLimit.run(caller.userId, async () => {
      const built = await deps.builder.build(caller.userId, content, previewContext(account));
      return { ...built, report: await deps.publishChecks.evaluate(caller.userId, content, built) };
    });
  };
}

/** Uses the username as long as there is no public name. */
export function previewContext(account: Account) {
  return publishContext(account, account.vysUrl ?? account.username);
}
