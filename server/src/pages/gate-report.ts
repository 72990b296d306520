// The gate's report on the saved page, made anew for whoever owns it.
import type { GateReport } from '@vys/contract/publish-report';
import type { Accounts } from '../accounts/index.ts';
import type { Caller } from '../kit/http.ts';
import type { Builder } from './build.ts';
import { draftFace } from './compile.ts';
import type { Gate } from './gate.ts';
import { etagOf } from './rules.ts';
import type { StoredPage } from './store.ts';
import type { UserLimit } from './user-limit.ts';

export type Report = (caller: Caller, pageId: string) => Promise<GateReport & { etag: string }>;

export function createReport(deps: {
  accounts: Pick<Accounts, 'getAccount'>;
  service: { getPage(caller: Caller, id: string): Promise<StoredPage> };
  builder: Pick<Builder, 'build'>;
  gate: Gate;
  limit: UserLimit;
}): Report {
  const { accounts, service, builder, gate, limit } = deps;
  return async (caller, pageId) => {
    const page = await service.getPage(caller, pageId);
    const account = await accounts.getAccount(caller);
    const report = await limit(caller.userId, async () => {
      const built = await builder.build(caller.userId, page.content, draftFace(account));
      return gate.judge(caller.userId, page.content, built);
    });
    return { ...report, etag: etagOf(page.revision) };
  };
}
