// Everything that reads what people write takes about as long for any input of a size. Inputs are made of
// repeated and nested fragments, up to the limits of each input. VYS_FUZZ_SECONDS searches longer,
// VYS_FUZZ_SEED elsewhere.
// @module-tag slow
import { compile } from '@vys/compiler';
import { afterAll, describe, expect, it } from 'vitest';
import type { ContentJobs } from '../../src/app/content-workers/content-jobs.ts';
import { createContentPool } from '../../src/app/content-workers/content-workers.ts';
import { createRunJob } from '../../src/platform/workers/job-runner.ts';
import { createTestLog } from '../test-log.ts';
import {
  createRandom,
  hostileText,
  type Language,
  ordinaryText,
  type Random,
} from './fuzz-fragments.ts';

const seconds = Number(process.env.VYS_FUZZ_SECONDS ?? 1);
const seed = Number(process.env.VYS_FUZZ_SEED ?? 20_260_101);
const TIMES_MEDIAN = 20;
/** Below this, time is that of the machine and not of the input. */
const FLOOR_MS = 100;
/** Far beyond any deadline of the product, and the end of what never ends. */
const GIVE_UP_MS = 30_000;

const pool = createContentPool({ deadlineMs: GIVE_UP_MS });
const runJob = createRunJob<ContentJobs>(pool, createTestLog());
afterAll(() => pool.close());

const metadata = { title: 'Anna', description: '' };
const ownNames = { username: 'anna', fullName: 'Anna Berg' };
const ownTurn = {
  history: [],
  account: { ...ownNames, links: [], plan: 'free', isPublished: false },
  lang: 'en',
  today: '2026-01-01',
  seed: 'seed',
} as const;
const origins = { appOrigin: 'https://app.example', pagesOrigin: 'https://pages.example' };
const context = {
  publicName: 'anna',
  fullName: 'Anna',
  avatarUrl: null,
  language: null,
  branded: true,
};
const pageAround = (text: string) => `export default () => <main>${text}</main>;`;
const packageUrls = {} as never;

/** A new user each time, so that no user is paused. */
const user = () => crypto.randomUUID();

const plainPage = compile({ jsx: pageAround('<h1>Anna</h1>'), css: '', metadata });
if (!plainPage.ok) throw new Error('the plain page compiles');

/** Writes a text of a language and a size. */
type Write = (language: Language, size: number) => string;
type Run = { input: string; work(): Promise<unknown> };

type Kind = {
  sizes: readonly number[];
  run(write: Write, size: number, random: Random): Run;
};

const KB = 1024;
const kinds: Record<string, Kind> = {
  'compile a source': {
    sizes: [8 * KB, 64 * KB, 250 * KB],
    run(write, size, random) {
      const text = write('jsx', size);
      const jsx = random() < 0.5 ? pageAround(text) : `${text}\n${pageAround('')}`;
      const content = { jsx, css: '', metadata };
      return { input: jsx, work: () => runJob(user(), 'compilePage', { content }) };
    },
  },
  'compile a stylesheet': {
    sizes: [8 * KB, 64 * KB, 250 * KB],
    run(write, size) {
      const input = write('css', size);
      const content = { jsx: pageAround(''), css: input, metadata };
      return { input, work: () => runJob(user(), 'compilePage', { content }) };
    },
  },
  'check a page': {
    sizes: [8 * KB, 64 * KB, 250 * KB],
    run(write, size) {
      const html = write('html', size / 2);
      const jsx = pageAround(write('jsx', size / 4));
      const css = write('css', size / 4);
      const input = { jsx, css, html, document: html, title: html.slice(0, 200) };
      return { input: `${jsx}\n${css}\n${html}`, work: () => runJob(user(), 'checkPage', input) };
    },
  },
  'write the document of a page': {
    sizes: [8 * KB, 64 * KB, 512 * KB],
    run(write, size) {
      const input = write('html', size);
      const css = write('css', size / 8);
      const { code: _, ...compiled } = plainPage as Extract<typeof plainPage, { ok: true }>;
      const rendered = { ok: true as const, text: input };
      const styles = { css, diagnostics: [] };
      const content = { jsx: '', css, metadata };
      const page = {
        content,
        context,
        compiled,
        rendered,
        styles,
        packageUrls,
        images: [],
        ...origins,
      };
      return { input: `${input}\n${css}`, work: () => runJob(user(), 'writeDocument', page) };
    },
  },
  'import a page': {
    sizes: [64 * KB, 512 * KB, 2_000 * KB],
    run(write, size) {
      const input = write('html', size);
      const address = 'https://links.example/anna';
      return {
        input,
        work: () => {
          const page = { html: input, address, owner: ownNames, language: 'en' as const };
          return runJob(user(), 'readForeignPage', page);
        },
      };
    },
  },
  'export a page': {
    sizes: [8 * KB, 64 * KB, 512 * KB],
    run(write, size) {
      const input = write('html', size);
      const origin = origins.pagesOrigin;
      return {
        input,
        async work() {
          await runJob(user(), 'listAssets', { html: input, pagesOrigin: origin });
          await runJob(user(), 'listModules', { html: `<script type="module">${input}` });
          await runJob(user(), 'writeStandalone', { html: input, files: [], origin });
        },
      };
    },
  },
  'list the links of a page': {
    sizes: [8 * KB, 64 * KB, 512 * KB],
    run(write, size) {
      const input = write('html', size);
      const content = {
        jsx: pageAround(write('jsx', 8 * KB)),
        css: '',
        metadata,
      };
      const base = `${origins.pagesOrigin}/anna`;
      return {
        input,
        work: () => runJob(user(), 'listOutboundLinks', { html: input, content, base }),
      };
    },
  },
  'respond to a message': {
    sizes: [200, 2_000],
    run(write, size, random) {
      const input = write('message', size);
      const page = random() < 0.5 ? { jsx: pageAround('<h1>Anna</h1>'), css: '', metadata } : null;
      const turn = { ...ownTurn, message: input, page };
      return { input, work: () => runJob(user(), 'respondToMessage', turn) };
    },
  },
  'respond to a message about a large page': {
    sizes: [16 * KB, 128 * KB],
    run(write, size, random) {
      const jsx = pageAround(write('jsx', size));
      const css = write('css', size / 8);
      const messages = ['Show me another design', 'Make it dark', 'Remove the first link'];
      const message = messages[Math.floor(random() * messages.length)] ?? '';
      const turn = { ...ownTurn, message, page: { jsx, css, metadata } };
      return { input: `${message}\n${jsx}`, work: () => runJob(user(), 'respondToMessage', turn) };
    },
  },
};

describe('any input of a size takes about the same time', () => {
  it.each(Object.entries(kinds))(
    'H2: %s',
    { timeout: seconds * 1_000 + 120_000 },
    async (_, kind) => {
      const random = createRandom(seed);
      const slow: string[] = [];
      for (const size of kind.sizes) {
        // The control: what people write, of the same size.
        const control = kind.run(ordinaryText, size, () => 0);
        const controls = [];
        for (let turn = 0; turn < 5; turn += 1) controls.push(await measureMs(control.work));
        const until = performance.now() + (seconds * 1_000) / kind.sizes.length;
        const times: { ms: number; run: Run }[] = [];
        while (performance.now() < until || times.length < 5) {
          const run = kind.run(
            (language, length) => hostileText(random, language, length),
            size,
            random,
          );
          times.push({ ms: await measureMs(run.work), run });
        }
        const median = Math.max(computeMedian(controls), computeMedian(times.map(({ ms }) => ms)));
        const limit = Math.max(FLOOR_MS, TIMES_MEDIAN * median);
        for (const { ms, run } of times) {
          if (ms <= limit) continue;
          // Once more, in case the machine was busy with something else.
          const again = Math.min(await measureMs(run.work), await measureMs(run.work));
          if (again > limit)
            slow.push(
              `${size}: ${Math.round(again)} ms, median ${Math.round(median)}: ${shorten(run.input)}`,
            );
        }
      }
      expect(slow).toEqual([]);
    },
  );
});

/** A job that fails in order, such as by nesting too deeply, has been read as well. */
async function measureMs(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work().catch((error: unknown) => {
    if (!(error instanceof Error) || !('code' in error)) throw error;
  });
  return performance.now() - start;
}

function computeMedian(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
}

function shorten(input: string): string {
  return JSON.stringify(input.length > 160 ? `${input.slice(0, 80)} … ${input.slice(-80)}` : input);
}
