// Compiles a source as publishing would, without saving it.

import type { GateReport } from '@vys/contract/publish-report';
import type { Account, Accounts } from '../accounts/index.ts';
import type { Caller } from '../kit/http.ts';
import type { Builder, BuildResult } from './build.ts';
import type { Gate } from './gate.ts';
import { faceOf } from './publish.ts';
import { checkSource } from './save.ts';
import type { UserLimit } from './user-limit.ts';

export type Compile = (
  caller: Caller,
  source: { jsx: string; css: string },
) => Promise<BuildResult & { report: GateReport }>;

export function createCompile(deps: {
  accounts: Pick<Accounts, 'getAccount'>;
  builder: Pick<Builder, 'build'>;
  gate: Gate;
  limit: UserLimit;
}): Compile {
  return async (caller, source) => {
    const content = { ...source, metadata: { title: '', description: '' } };
    checkSource(content);
    const account = await deps.accounts.getAccount(caller);
    return deps.limit(caller.userId, async () => {
      const built = await deps.builder.build(caller.userId, content, draftFace(account));
      return { ...built, report: await deps.gate.judge(caller.userId, content, built) };
    });
  };
}

/** Before there is a public name, the username stands in for it. */
export function draftFace(account: Account) {
  return faceOf(account, account.vysUrl ?? account.username);
}
