// Binds the calls with which an owner reads, exports and removes what visitors sent.
import { Readable } from 'node:stream';
import {
  deleteSubmission,
  exportSubmissions,
  listSubmissions,
  type Submission,
} from '@vys/contract/pages/forms';
import type { Mailer } from '../../platform/email/mailer.ts';
import type { Bind } from '../../platform/http/http.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Notifications } from '../notifications/index.ts';
import type { Pages } from '../pages/index.ts';
import {
  getSubmissionPage,
  removeSubmission,
  type SubmissionDeps,
  writeCsv,
} from './submissions.ts';
import type { StoredSubmission } from './submissions-store.ts';

export type FormRouteDeps = SubmissionDeps & {
  pages: Pick<Pages, 'getPage'>;
  accounts: Pick<Accounts, 'getAccount'>;
  notifications: Pick<Notifications, 'sendChanged'>;
  mailer: Pick<Mailer, 'isConfigured'>;
};

export function bindForms(bind: Bind, deps: FormRouteDeps): void {
  const { db, pages, accounts, notifications, mailer, clock } = deps;

  bind(listSubmissions, async ({ caller, params, query }) => {
    const page = await pages.getPage(caller, params.id);
    const submissionPage = await getSubmissionPage(deps, page.id, query);
    return {
      submissions: submissionPage.submissions.map(serializeSubmission),
      next_cursor: submissionPage.nextCursor,
      counts: submissionPage.counts,
      confirms_by_mail: mailer.isConfigured,
    };
  });

  bind(exportSubmissions, async ({ caller, params, query, reply }) => {
    const page = await pages.getPage(caller, params.id);
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
    const page = await pages.getPage(caller, params.id);
    await removeSubmission(deps, page.id, params.submissionId);
    notifications.sendChanged(db, caller.userId, ['forms']);
    return undefined;
  });
}

function serializeSubmission(submission: StoredSubmission): Submission {
  const { id, kind, status, email, name, message, extra } = submission;
  return {
    id,
    kind,
    status,
    email,
    name,
    message,
    extra,
    created_at: submission.createdAt.toISOString(),
  };
}
