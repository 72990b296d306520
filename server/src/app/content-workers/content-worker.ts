// Entry of the process that runs the content jobs. It has an empty environment and no permission but to
// read the code of the product.
import { handleJobs } from '../../platform/workers/job-runner.ts';
import { serveJobs } from '../../platform/workers/serve-jobs.ts';
import { contentJobs } from './content-jobs.ts';

const MEBIBYTE = 1024 * 1024;

const account = {
  username: 'sample',
  fullName: 'Sample',
  links: [],
  plan: 'free',
  isPublished: false,
} as const;
const page = contentJobs.composeProfilePage(account);
const message = 'Make the background dark green';
const turn = {
  message,
  page,
  history: [],
  account,
  lang: 'en',
  today: '2026-01-01',
  seed: 'sample',
};

serveJobs(handleJobs(contentJobs), {
  collectBytes: 64 * MEBIBYTE,
  recycleBytes: 160 * MEBIBYTE,
  warmUp: [
    { name: 'respondToMessage', input: turn },
    { name: 'compilePage', input: { content: page } },
  ],
});
