// Entry of the process that makes fonts smaller: takes a list of subsets as JSON, returns one of WOFF2 in base64.
import { serveJobs } from '../../../platform/workers/serve-jobs.ts';
import { type FontSubset, fontSubsetsSchema } from './fonts/font-subset.ts';
import { loadHarfBuzz } from './fonts/harfbuzz.ts';
import { createSubsetter } from './fonts/subset-font.ts';
import type { RenderResult } from './render-result.ts';

const MEBIBYTE = 1024 * 1024;

const subset = createSubsetter(await loadHarfBuzz());

async function run(text: unknown): Promise<RenderResult> {
  try {
    const fonts: string[] = [];
    for (const one of fontSubsetsSchema.parse(JSON.parse(String(text)))) {
      fonts.push((await subset(one)).toString('base64'));
    }
    return { ok: true, text: JSON.stringify(fonts) };
  } catch (error) {
    return { ok: false, fault: 'page_error', message: String(error).slice(0, 300) };
  }
}

const warmUp: FontSubset[] = [
  { family: 'DM Sans', style: 'normal', weights: [400, 400], text: 'Vys', features: [] },
];

serveJobs(run, {
  collectBytes: 32 * MEBIBYTE,
  recycleBytes: 96 * MEBIBYTE,
  warmUp: [JSON.stringify(warmUp)],
});
