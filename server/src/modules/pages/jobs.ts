// Entry point of the pages module in worker processes: compiling a page, writing its document, the publish
// checks, applying operations, and templates. Pure functions from JSON to JSON.
import { applyPageOperations } from './operations/apply-job.ts';
import { compilePage, writeDocument } from './publishing/build/build-jobs.ts';
import { checkPage } from './publishing/checks/check-job.ts';
import { useTemplate, writeTemplate } from './templates/template-jobs.ts';

export const pageJobs = {
  compilePage,
  writeDocument,
  checkPage,
  applyPageOperations,
  writeTemplate,
  useTemplate,
};
export type PageJobs = typeof pageJobs;
