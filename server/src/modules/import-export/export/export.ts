// Exports a page: the static site as visitors see it, and the saved page in the open format.

import { DEFAULT_LANGUAGE } from '@vys/contract/language/languages';
import {
  PAGE_FORMAT,
  PAGE_FORMAT_VERSION,
  type PortablePage,
} from '@vys/contract/pages/import-export';
import type { PageContent } from '@vys/contract/pages/pages';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import { appError } from '../../../platform/errors.ts';
import type { Caller } from '../../../platform/http/http.ts';
import { sayIn } from '../../../platform/language/text.ts';
import type { Accounts } from '../../accounts/index.ts';
import {
  type BuildResult,
  explain,
  findVersion,
  type Pages,
  publishContext,
  type StoredPage,
} from '../../pages/index.ts';
import { say } from '../error-messages/index.ts';
import { buildStaticSite, type StaticSiteDeps } from './static-site-zip.ts';

export type ExportDeps = StaticSiteDeps & {
  db: Db;
  accounts: Pick<Accounts, 'getAccount'>;
  pages: Pick<Pages, 'getPage' | 'editLimit' | 'builder'>;
  clock: Clock;
};

export type Export<Body> = { name: string; body: Body };

export async function exportZip(
  deps: ExportDeps,
  caller: Caller,
  id: string,
): Promise<Export<Uint8Array>> {
  const page = await deps.pages.getPage(caller, id);
  const account = await deps.accounts.getAccount(caller);
  const context = publishContext(account, account.vysUrl ?? account.username);
  const published = await publishedContent(deps.db, page);
  const site = await deps.pages.editLimit.run(caller.userId, () =>
    buildStaticSite(deps, {
      userId: caller.userId,
      content: published ?? page.content,
      context,
      state: published ? 'published' : 'saved',
      at: deps.clock.now(),
      language: account.language ?? caller.language ?? DEFAULT_LANGUAGE,
    }),
  );
  if (!site.ok) throw buildError(site);
  return { name: context.publicName, body: site.zip };
}

async function publishedContent(db: Db, page: StoredPage): Promise<PageContent | undefined> {
  const { publishedVersionId } = page;
  if (!publishedVersionId || page.status !== 'published') return undefined;
  return (await findVersion(db, publishedVersionId))?.content;
}

export async function exportJson(
  deps: ExportDeps,
  caller: Caller,
  id: string,
): Promise<Export<PortablePage>> {
  const page = await deps.pages.getPage(caller, id);
  const account = await deps.accounts.getAccount(caller);
  const { vysUrl, username } = account;
  const body: PortablePage = {
    format: PAGE_FORMAT,
    version: PAGE_FORMAT_VERSION,
    content: page.content,
    exportedAt: deps.clock.now().toISOString(),
    publicUrl: vysUrl === null ? null : `${deps.pagesOrigin}/${vysUrl}`,
    publishedAt: page.publishedAt?.toISOString() ?? null,
  };
  return { name: vysUrl ?? username, body };
}

function buildError({ at, diagnostics }: Extract<BuildResult, { ok: false }>) {
  const reason = explain(diagnostics);
  return at === 'compile'
    ? appError('pages.does_not_compile', {
        message: say((messages, language) => messages.doesNotCompile(sayIn(reason, language))),
      })
    : appError('pages.does_not_render', {
        message: say((messages, language) => messages.doesNotRender(sayIn(reason, language))),
      });
}
