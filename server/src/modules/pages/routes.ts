// Binds the contract routes of pages.
import { DEFAULT_LANGUAGE } from '@vys/contract/language/languages';
import { applyOperations } from '@vys/contract/pages/page-operations';
import {
  compilePage,
  createPage,
  deletePage,
  getCurrentPage,
  getPage,
  type Page,
  publishPage,
  setPageActive,
  updatePage,
} from '@vys/contract/pages/pages';
import { getPublishReport } from '@vys/contract/pages/publish-report';
import type { FastifyReply } from 'fastify';
import type { Db } from '../../platform/db/db.ts';
import type { Bind, Caller } from '../../platform/http/http.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Analytics } from '../analytics/index.ts';
import type { Chat } from './chat/chat.ts';
import { bindChat } from './chat/routes.ts';
import { checkTypedCode, rememberFixes } from './code-access.ts';
import { serializeDiagnostic } from './diagnostics.ts';
import type { ApplyOperations } from './operations/apply-operations.ts';
import type { Compile } from './publishing/build/compile.ts';
import type { GetPublishReport } from './publishing/checks/publish-report.ts';
import { serializeReport } from './publishing/checks/say-report.ts';
import { toEtag, withTitle } from './rules.ts';
import type { Saving } from './save.ts';
import { serializePage } from './serializers.ts';
import type { Service } from './service.ts';
import { findHistorySteps, type StoredPage } from './store.ts';
import { type FindSuspension, serializeSuspension } from './suspension.ts';
import type { DeletePage } from './user-data/delete-page.ts';
import { bindVersions } from './versions/routes.ts';
import type { VersionActions } from './versions/version-actions.ts';

export type RouteDeps = {
  db: Db;
  accounts: Pick<Accounts, 'findAccount' | 'getAccount' | 'checkCodeAccess' | 'rememberSources'>;
  chat: Chat;
  analytics: Pick<Analytics, 'totals'>;
  saving: Saving;
  service: Service;
  versions: VersionActions;
  applyOperations: ApplyOperations;
  deletePage: DeletePage;
  compile: Compile;
  report: GetPublishReport;
  findSuspension: FindSuspension;
  pagesOrigin: string;
  onOpened(): void;
};

export function bindPages(bind: Bind, deps: RouteDeps): void {
  const { service } = deps;
  bindSaving(bind, deps);
  bindVersions(bind, deps.versions, (caller, reply, page) => show(deps, caller, reply, page));

  bind(getCurrentPage, async ({ caller, reply }) => {
    // Also who has none yet, and may begin one.
    deps.onOpened();
    return show(deps, caller, reply, await service.getCurrent(caller));
  });
  bind(getPage, async ({ caller, params, reply }) => {
    deps.onOpened();
    return show(deps, caller, reply, await service.getPage(caller, params.id));
  });
  bind(setPageActive, async ({ caller, params, body, reply }) =>
    show(deps, caller, reply, await service.setActive(caller, params.id, body.is_active)),
  );
  bind(deletePage, async ({ caller, params }) => {
    await deps.deletePage(caller, params.id);
    return undefined;
  });
  bind(publishPage, async ({ caller, params, query }) => {
    const options = { stopsUnfinished: query.unfinished === 'stop' };
    const { name, at, warnings } = await service.publishPage(caller, params.id, options);
    const url = `${deps.pagesOrigin}/${name}`;
    return { slug: name, url, published_at: at.toISOString(), warnings };
  });
  bind(compilePage, async ({ caller, body }) => {
    const account = await deps.accounts.getAccount(caller);
    await checkTypedCode(deps.accounts, deps.db, account, body);
    const { report: unsaid, ...result } = await deps.compile(caller, body);
    const language = caller.language ?? DEFAULT_LANGUAGE;
    const report = serializeReport(unsaid, language);
    const { ok } = result;
    const diagnostics = result.diagnostics.map((one) => serializeDiagnostic(one, language));
    if (!result.ok) return { ok, diagnostics, report };
    return { ok, html: result.html, needs_runtime: result.needsRuntime, diagnostics, report };
  });
  bind(getPublishReport, async ({ caller, params }) => {
    const { content, revision } = await service.getPage(caller, params.id);
    const report = await deps.report(caller, params.id);
    if (report.etag === toEtag(revision)) {
      const account = await deps.accounts.getAccount(caller);
      await rememberFixes(deps, account, content, report.findings);
    }
    return serializeReport(report, caller.language ?? DEFAULT_LANGUAGE);
  });
  bindChat(bind, deps.chat);
}

function bindSaving(bind: Bind, deps: RouteDeps): void {
  const { saving } = deps;
  bind(createPage, async ({ caller, body, reply }) => {
    const content = withTitle(body.content, body.title);
    const page = await saving.createPage(caller, { content, autoSaved: body.auto_saved });
    return show(deps, caller, reply, page);
  });
  bind(updatePage, async ({ caller, body, request, reply }) => {
    const ifMatch = request.headers['if-match'];
    const save = { content: body.content, autoSaved: body.auto_saved, ifMatch };
    return show(deps, caller, reply, await saving.updatePage(caller, save));
  });
  bind(applyOperations, async ({ caller, params, body, reply }) => {
    const { edits, batch } = body;
    return show(deps, caller, reply, await deps.applyOperations(caller, params.id, edits, batch));
  });
}

async function show(
  { db, accounts, analytics, findSuspension }: RouteDeps,
  caller: Caller,
  reply: FastifyReply,
  page: StoredPage,
): Promise<Page> {
  const account = await accounts.getAccount(caller);
  const suspension = page.suspendedAt ? await findSuspension(page.id) : undefined;
  const totals = await analytics.totals(db, page.id);
  const steps = await findHistorySteps(db, page.currentVersionId);
  const serialized = serializePage(
    page,
    account,
    totals,
    steps,
    suspension && serializeSuspension(suspension),
  );
  reply.header('etag', serialized.etag);
  return serialized;
}
