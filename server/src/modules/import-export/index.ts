// Entry point of the import-export module: a page from elsewhere becomes a draft, and a page leaves as a static
// site or in the open format.
import type { Bind } from '../../platform/http/http.ts';
import { bindImportExport, type ImportExportDeps } from './routes.ts';

export type ImportExport = { bind(bind: Bind): void };

export function createImportExport(deps: ImportExportDeps): ImportExport {
  return { bind: (bind) => bindImportExport(bind, deps) };
}
