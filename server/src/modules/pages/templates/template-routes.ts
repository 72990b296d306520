// Binds the calls of templates. What comes of one may be saved on every plan, so it is remembered.

import type { PageContent } from '@vys/contract/pages/pages';
import { TEMPLATE_PICTURES_PATH } from '@vys/contract/pages/preview';
import type { TemplateId } from '@vys/contract/templates/template-ids';
import { getTemplate, useTemplate } from '@vys/contract/templates/templates';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import { appError } from '../../../platform/errors.ts';
import type { Bind } from '../../../platform/http/http.ts';
import type { ConcurrencyLimit } from '../../../platform/rate-limit/concurrency-limit.ts';
import type { RunJob } from '../../../platform/workers/job-runner.ts';
import { type Accounts, getDisplayName } from '../../accounts/index.ts';
import { checkTypedCode } from '../code-access.ts';
import type { PageJobs } from '../jobs.ts';
import { validateSource } from '../save.ts';

export type TemplateDeps = {
  db: Db;
  accounts: Pick<Accounts, 'getAccount' | 'checkCodeAccess' | 'rememberSources'>;
  runJob: RunJob<PageJobs>;
  editLimit: ConcurrencyLimit;
  pagesOrigin: string;
  clock: Clock;
};

export function bindTemplates(bind: Bind, deps: TemplateDeps): void {
  const { db, accounts, runJob, editLimit, clock } = deps;
  const picturesUrl = deps.pagesOrigin + TEMPLATE_PICTURES_PATH;
  let written: { today: string; contents: Map<TemplateId, PageContent> } | undefined;

  bind(getTemplate, async ({ caller: { userId }, params: { id } }) => {
    const today = clock.now().toISOString().slice(0, 10);
    if (written?.today !== today) written = { today, contents: new Map() };
    const { contents } = written;
    const content =
      contents.get(id) ??
      (await editLimit.run(userId, () =>
        runJob(userId, 'writeTemplate', { id, picturesUrl, today }),
      ));
    contents.set(id, content);
    return { content };
  });

  bind(useTemplate, async ({ caller, params: { id }, body: { content = null } }) => {
    const { userId } = caller;
    const account = await accounts.getAccount(caller);
    if (content) {
      validateSource(content);
      await checkTypedCode(accounts, db, account, content);
    }
    const { username, avatarUrl } = account;
    const profile = { username, fullName: getDisplayName(account), avatarUrl };
    const used = await editLimit.run(userId, () =>
      runJob(userId, 'useTemplate', { id, content, profile }),
    );
    if (used === null) throw appError('pages.unreadable');
    validateSource(used.content);
    await accounts.rememberSources(db, userId, [used.content]);
    const { isComplete, addedSections } = used;
    return { content: used.content, is_complete: isComplete, added_sections: addedSections };
  });
}
