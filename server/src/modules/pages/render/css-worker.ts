// Entry of the process that makes CSS smaller. Rules with errors are left out, as a browser would.
// Deeply nested CSS keeps the parser busy without end, and its code is native: hence a process.
import { transform } from 'lightningcss';
import { serveJobs } from '../../../platform/workers/serve-jobs.ts';
import type { RenderResult } from './render-result.ts';

const MEBIBYTE = 1024 * 1024;

function minify(css: string): RenderResult {
  const { code, warnings } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    errorRecovery: true,
  });
  const text = Buffer.from(code).toString();
  const [first] = warnings;
  if (!first) return { ok: true, text };
  const warning = { message: first.message.slice(0, 1000), line: first.loc.line };
  return { ok: true, text, warning };
}

function run(css: unknown): RenderResult {
  try {
    return minify(String(css));
  } catch (error) {
    return { ok: false, fault: 'page_error', message: String(error).slice(0, 300) };
  }
}

serveJobs(run, { collectBytes: 32 * MEBIBYTE, recycleBytes: 96 * MEBIBYTE });
