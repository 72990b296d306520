// Entry point of the pages module in worker processes: compiling a page, writing its document, the publish
// checks, applying operations, comparing versions, and templates. Pure functions from JSON to JSON.
import { applyPageOperations } from './operations/apply-job.ts';
import { compilePage, writeDocument } from './publishing/build/build-jobs.ts';
import { checkPage } from './publishing/checks/check-job.ts';
import { useTemplate, writeTemplate } from './templates/template-jobs.ts';
import { compareVersions } from './versions/compare/compare-versions.ts';
import { restorePart } from './versions/compare/restore-part.ts';
import { summarizeVersions } from './versions/compare/summarize-versions.ts';

export const pageJobs = {
  compilePage,
  writeDocument,
  checkPage,
  applyPageOperations,
  summarizeVersions,
  compareVersions,
  restorePart,
  writeTemplate,
  useTemplate,
};
export type PageJobs = typeof pageJobs;
