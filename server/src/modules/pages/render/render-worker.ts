// Entry of the process that renders pages. It has an empty environment and no permission but to read
// the code of the product; the parent ends it.
import { serveJobs } from '../../../platform/workers/serve-jobs.ts';
import type { RenderResult } from './render-result.ts';
import { createSandbox } from './sandbox.ts';

const MEBIBYTE = 1024 * 1024;

const sandbox = await createSandbox();

serveJobs((code) => sandbox.render(String(code)), {
  // The memory of earlier pages, which V8 sees no hurry to give back.
  collectBytes: 16 * MEBIBYTE,
  recycleBytes: 32 * MEBIBYTE,
  prepare: sandbox.prepare,
  warmUp: ['exports.default = () => null;'],
  // What exceeded a limit may have left anything behind.
  shouldRecycle(value) {
    const result = value as RenderResult;
    return !result.ok && result.fault !== 'page_error';
  },
});
