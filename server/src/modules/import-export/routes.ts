// Binds exports and the import. The files are named after the page, and no cache may store them.
import { exportJson, exportZip, importPage } from '@vys/contract/pages/import-export';
import type { Bind } from '../../platform/http/http.ts';
import { createMemoryLimiter } from '../../platform/rate-limit/memory-limiter.ts';
import { type ExportDeps, exportJson as makeJson, exportZip as makeZip } from './export/export.ts';
import { type ImportDeps, importPage as importForeignPage } from './import/import.ts';

export type ImportExportDeps = ExportDeps & ImportDeps;

export function bindImportExport(bind: Bind, deps: ImportExportDeps): void {
  const limiter = createMemoryLimiter(deps.clock);

  bind(exportZip, async ({ caller, params, reply }) => {
    limiter.consume('exportSite.user', caller.userId);
    const { name, body } = await makeZip(deps, caller, params.id);
    reply.headers(attachment(`${name}.zip`, 'application/zip')).send(Buffer.from(body));
    return undefined;
  });
  bind(exportJson, async ({ caller, params, reply }) => {
    const { name, body } = await makeJson(deps, caller, params.id);
    const text = `${JSON.stringify(body, null, 2)}\n`;
    reply.headers(attachment(`${name}.json`, 'application/json; charset=utf-8')).send(text);
    return undefined;
  });
  bind(importPage, async ({ caller, body }) => {
    await deps.accounts.getAccount(caller);
    limiter.consume('importPage.user', caller.userId);
    const imported = await importForeignPage(deps, caller, body);
    const { content, content_without_avatar: plain } = imported;
    await deps.accounts.rememberSources(
      deps.db,
      caller.userId,
      plain ? [content, plain] : [content],
    );
    return imported;
  });
}

/** Names are letters, digits, hyphen and underscore. */
function attachment(name: string, type: string): Record<string, string> {
  return {
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
}
