// Binds the calls with which an owner reads, exports and removes what visitors sent.
import { Readable } from 'node:stream';
import {
  deleteSubmission,
  exportSubmissions,
  listSubmissions,
  type Submission,
} from '@vys/contract/forms';
import type { Accounts } from '../accounts/index.ts';
import type { Bind } from '../kit/http.ts';
import type { Mailer } from '../kit/mailer.ts';
import {
  getSubmissionPage,
  removeSubmission,
  type SubmissionDeps,
  writeCsv,
} from './form-submissions.ts';
import type { StoredSubmission } from './form-submissions-store.ts';
import type { Service } from './service.ts';

export type FormRouteDeps = SubmissionDeps & {
  service: Pick<Service, 'getPage'>;
  accounts: Pick<Accounts, 'getAccount'>;
  mailer: Pick<Mailer, 'isConfigured'>;
};

export function bindForms(bind: Bind, deps: FormRouteDeps): void {
  const { service, accounts, mailer, clock } = deps;

  bind(listSubmissions, async ({ caller, params, query }) => {
    const page = await service.getPage(caller, params.id);
    const submissionPage = await getSubmissionPage(deps, page.id, query);
    return {
      submissions: submissionPage.submissions.map(serializeSubmission),
      next_cursor: submissionPage.nextCursor,
      counts: submissionPage.counts,
      confirms_by_mail: mailer.isConfigured,
    };
  });

  bind(exportSubmissions, async ({ caller, params, query, reply }) => {
    const page = await service.getPage(caller, params.id);
    const { vysUrl } = await accounts.getAccount(caller);
    const day = clock.now().toISOString().slice(0, 10);
    const file = `${vysUrl ?? 'page'}-${query.kind ?? 'messages'}-${day}.csv`;
    reply.headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${file}"`,
      'cache-control': 'no-store',
    });
    reply.send(Readable.from(writeCsv(deps, page.id, query.kind)));
    return undefined;
  });

  bind(deleteSubmission, async ({ caller, params }) => {
    const page = await service.getPage(caller, params.id);
    await removeSubmission(deps, page.id, params.submissionId);
    return undefined;
  });
}

function serializeSubmission(one: StoredSubmission): Submission {
  const { id, kind, status, email, name, message, extra } = one;
  return { id, kind, status, email, name, message, extra, created_at: one.createdAt.toISOString() };
}
