// Entry point of the import-export module in worker processes: reading a page of another site, and the parts
// of a static export that read a document. Pure functions from JSON to JSON.
import { listAssets, listModules, renameAssets, writeStandalone } from './export/export-jobs.ts';
import { readForeignPage } from './import/import-job.ts';

export const importExportJobs = {
  readForeignPage,
  listAssets,
  renameAssets,
  listModules,
  writeStandalone,
};
export type ImportExportJobs = typeof importExportJobs;
