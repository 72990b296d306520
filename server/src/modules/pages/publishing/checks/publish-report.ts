// Runs the publish checks on the saved page, for its owner.
import type { PublishReport } from '@vys/contract/pages/publish-report';
import type { Caller } from '../../../../platform/http/http.ts';
import type { ConcurrencyLimit } from '../../../../platform/rate-limit/concurrency-limit.ts';
import type { Accounts } from '../../../accounts/index.ts';
import { toEtag } from '../../rules.ts';
import type { StoredPage } from '../../store.ts';
import type { Builder } from '../build/build.ts';
import { previewContext } from '../build/compile.ts';
import type { PublishChecks } from './publish-checks.ts';

export type GetPublishReport = (
  caller: Caller,
  pageId: string,
) => Promise<PublishReport & { etag: string }>;

export function createPublishReport(deps: {
  accounts: Pick<Accounts, 'getAccount'>;
  service: { getPage(caller: Caller, id: string): Promise<StoredPage> };
  builder: Pick<Builder, 'build'>;
  publishChecks: PublishChecks;
  editLimit: ConcurrencyLimit;
}): GetPublishReport {
  const { accounts, service, builder, publishChecks, editLimit } = deps;
  return async (caller, pageId) => {
    const page = await service.getPage(caller, pageId);
    const account = await accounts.getAccount(caller);
    const report = await editLimit.run(caller.userId, async () => {
      const built = await builder.build(caller.userId, page.content, previewContext(account));
      return publishChecks.evaluate(caller.userId, page.content, built);
    });
    return { ...report, etag: toEtag(page.revision) };
  };
}
