// Compiles a source as publishing would, without saving it.
import type { Account, Accounts } from '../accounts/index.ts';
import { fail } from '../kit/fail.ts';
import type { Caller } from '../kit/http.ts';
import type { Builder, BuildResult } from './build.ts';
import { faceOf } from './publish.ts';
import { checkSource } from './save.ts';

export type Compile = (
  caller: Caller,
  source: { jsx: string; css: string },
) => Promise<BuildResult>;

/** Of one user at the same time; more is no editing but load. */
const AT_ONCE = 4;

export function createCompile(deps: {
  accounts: Pick<Accounts, 'getAccount'>;
  builder: Pick<Builder, 'build'>;
}): Compile {
  const running = new Map<string, number>();
  const change = (userId: string, by: number) => {
    const count = (running.get(userId) ?? 0) + by;
    if (count === 0) running.delete(userId);
    else running.set(userId, count);
  };

  return async (caller, source) => {
    const content = { ...source, metadata: { title: '', description: '' } };
    checkSource(content);
    const { userId } = caller;
    if ((running.get(userId) ?? 0) >= AT_ONCE) throw fail('rate.limited', { retryAfter: 1 });
    change(userId, 1);
    try {
      return await deps.builder.build(content, draftFace(await deps.accounts.getAccount(caller)));
    } finally {
      change(userId, -1);
    }
  };
}

/** Before there is a public name, the username stands in for it. */
function draftFace(account: Account) {
  return faceOf(account, account.vysUrl ?? account.username);
}
