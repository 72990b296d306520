// Entry point of the pages module in worker processes: compiling a page, writing its document, and the publish
// checks. Pure functions from JSON to JSON.
import { compilePage, writeDocument } from './publishing/build/build-jobs.ts';
import { checkPage } from './publishing/checks/check-job.ts';

export const pageJobs = { compilePage, writeDocument, checkPage };
export type PageJobs = typeof pageJobs;
