// Entry of the process that runs the content jobs. It has an empty environment and no permission but to
// read the code of the product.
import { handleJobs } from '../../platform/workers/job-runner.ts';
import { serveJobs } from '../../platform/workers/serve-jobs.ts';
import { contentJobs } from './content-jobs.ts';

const MEBIBYTE = 1024 * 1024;

const facts = { username: 'sample', fullName: 'Sample', links: [] };
const page = contentJobs.composeLinkPage(facts);
const turn = { message: 'Make the background dark green', page, facts, seed: 'sample' };

serveJobs(handleJobs(contentJobs), {
  collectBytes: 64 * MEBIBYTE,
  recycleBytes: 160 * MEBIBYTE,
  warmUp: [
    { name: 'respondToMessage', input: turn },
    { name: 'compilePage', input: { content: page } },
  ],
});
