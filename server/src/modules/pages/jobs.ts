// Entry point of the pages module in worker processes: compiling a page, writing its document, and the publish
// checks. Pure functions from JSON to JSON.
import { compilePage, writeDocument } from './publishing/build/build-jobs.ts';
import { checkPage } from './publishing/checks/check-job.ts';
import { compareVersions } from './versions/compare/compare-versions.ts';
import { restorePart } from './versions/compare/restore-part.ts';
import { summarizeVersions } from './versions/compare/summarize-versions.ts';

export const pageJobs = {
  compilePage,
  writeDocument,
  checkPage,
  summarizeVersions,
  compareVersions,
  restorePart,
};
export type PageJobs = typeof pageJobs;
