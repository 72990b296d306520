// All jobs of the content workers: what reads the source of pages, HTML of other sites, and messages to the
// assistant. Pure functions from JSON to JSON.
import { assistantJobs } from '../../modules/assistant/jobs.ts';
import { importExportJobs } from '../../modules/import-export/jobs.ts';
import { moderationJobs } from '../../modules/moderation/jobs.ts';
import { pageJobs } from '../../modules/pages/jobs.ts';

export const contentJobs = {
  ...assistantJobs,
  ...pageJobs,
  ...moderationJobs,
  ...importExportJobs,
};
export type ContentJobs = typeof contentJobs;
