// Entry of the process that renders pages. It has an empty environment and no permission but to read
// the code of the product; the parent ends it.
import { serveJobs } from '../../kit/workers/serve-jobs.ts';
import type { Outcome } from './outcome.ts';
import { createSandbox } from './sandbox.ts';

const MEBIBYTE = 1024 * 1024;

const sandbox = await createSandbox();

serveJobs((code) => sandbox.render(String(code)), {
  // The memory of earlier pages, which V8 sees no hurry to give back.
  collectBytes: 16 * MEBIBYTE,
  retireBytes: 32 * MEBIBYTE,
  prepare: sandbox.prepare,
  warmUp: ['exports.default = () => null;'],
  // What exceeded a limit may have left anything behind.
  shouldRetire(value) {
    const outcome = value as Outcome;
    return !outcome.ok && outcome.fault !== 'page_error';
  },
});
