// Entry of the process that runs the content jobs. It has an empty environment and no permission but to
// read the code of the product.
import { handleJobs } from '../../kit/workers/job-runner.ts';
import { serveJobs } from '../../kit/workers/serve-jobs.ts';
import { contentJobs } from './handlers.ts';

const MEBIBYTE = 1024 * 1024;

serveJobs(handleJobs(contentJobs), {
  collectBytes: 64 * MEBIBYTE,
  retireBytes: 160 * MEBIBYTE,
});
