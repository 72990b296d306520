// All jobs of the content workers: what reads the source of pages, HTML of others, and messages to the
// assistant. Pure functions from JSON to JSON.
import { assistantJobs } from '../../ai/jobs.ts';
import { compilePage, writeDocument } from './build-jobs.ts';
import { checkPage } from './check-job.ts';
import { listAssets, listModules, renameAssets, writeStandalone } from './export-jobs.ts';
import { readForeignPage } from './import-job.ts';
import { listOutboundLinks } from './outbound-links-job.ts';

export const contentJobs = {
  ...assistantJobs,
  compilePage,
  writeDocument,
  checkPage,
  listOutboundLinks,
  readForeignPage,
  listAssets,
  renameAssets,
  listModules,
  writeStandalone,
};
export type ContentJobs = typeof contentJobs;
