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
import type { Mailer } from '../kit/mail.ts';
import { type InboxDeps, readInbox, removeSubmission, writeCsv } from './form-inbox.ts';
import type { StoredSubmission } from './form-inbox-store.ts';
import type { Service } from './service.ts';

export type FormRouteDeps = InboxDeps & {
  service: Pick<Service, 'getPage'>;
  accounts: Pick<Accounts, 'getAccount'>;
  mail: Pick<Mailer, 'isConfigured'>;
};

export function bindForms(bind: Bind, deps: FormRouteDeps): void {
  const { service, accounts, mail, clock } = deps;

  bind(listSubmissions, async ({ caller, params, query }) => {
    const page = await service.getPage(caller, params.id);
    const part = await readInbox(deps, page.id, query);
    return {
      submissions: part.submissions.map(onWire),
      next_cursor: part.nextCursor,
      counts: part.counts,
      confirms_by_mail: mail.isConfigured,
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

function onWire(one: StoredSubmission): Submission {
  const { id, kind, status, email, name, message, extra } = one;
  return { id, kind, status, email, name, message, extra, created_at: one.createdAt.toISOString() };
}
