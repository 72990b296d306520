// The bundles of the worker processes do what their source does, with the permissions of the real pools.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContentPool } from '../../server/src/app/content-workers/content-workers.ts';
import {
  createFontSubsetter,
  createMinifier,
  createOgImageRenderer,
  createRenderer,
} from '../../server/src/modules/pages/render/renderer.ts';
import { findBundle } from '../../server/src/platform/workers/worker-bundle.ts';
import { buildWorkers, workerEntries } from './build-workers.ts';

const close: (() => void)[] = [];
/** The pools look for bundles when they are made. */
const open = <Pool extends { close(): void }>(pool: Pool): Pool => {
  close.push(pool.close);
  return pool;
};
const getCode = (error: unknown) => (error as { code?: string }).code;
const readCommandLine = (pid: number | undefined) => readFileSync(`/proc/${pid}/cmdline`, 'utf8');

beforeAll(async () => void (await buildWorkers()), 60_000);
afterAll(() => {
  for (const closeOne of close) closeOne();
});

describe('the bundles of the workers', () => {
  it('are there for every program, and are not built twice', async () => {
    const names = workerEntries().map((entry) => basename(entry));
    expect(names).toEqual(expect.arrayContaining(['content-worker.ts', 'image-worker.ts']));
    for (const entry of workerEntries()) expect(findBundle(entry)).toBeDefined();
    expect(await buildWorkers()).toEqual([]);
  });

  it('render a page, with a package that it imports', async () => {
    const renderer = open(createRenderer());
    const code = `const { h } = require('preact'); const { format } = require('date-fns');
      exports.default = () => h('p', null, format(new Date(0), 'yyyy'));`;
    await expect
      .poll(() => renderer.run('anna', code).catch(getCode))
      .toEqual({ ok: true, text: '<p>1970</p>' });
    expect(readCommandLine(renderer.workerPid())).toContain('render-worker.mjs');
  });

  it('minify CSS with a native package', async () => {
    const minifier = open(createMinifier());
    await expect
      .poll(() => minifier.run('anna', 'a { color: red; }').catch(getCode))
      .toEqual({ ok: true, text: 'a{color:red}' });
    expect(readCommandLine(minifier.workerPid())).toContain('css-worker.mjs');
  });

  it('make fonts smaller with WebAssembly that stays beside its package', {
    tags: 'slow',
  }, async () => {
    const subsetter = open(createFontSubsetter());
    const wanted = {
      family: 'Sora',
      style: 'normal',
      weights: [700, 700],
      text: 'V',
      features: [],
    };
    const make = () => subsetter.run('anna', JSON.stringify([wanted]));
    const font = expect.stringMatching(/^\["d09GMg[\w+/]+=*"\]$/);
    await expect.poll(() => make().catch(getCode)).toEqual({ ok: true, text: font });
    expect(readCommandLine(subsetter.workerPid())).toContain('font-worker.mjs');
  });

  it('start to draw OG images', async () => {
    const renderer = open(createOgImageRenderer());
    const draw = () => renderer.run('anna', '{}');
    // A busy machine may take longer to start the worker than a job waits.
    const expected = { ok: false, fault: 'page_error' };
    await expect.poll(() => draw().catch(getCode)).toMatchObject(expected);
    expect(readCommandLine(renderer.workerPid())).toContain('og-image-worker.mjs');
  });

  it('compose a page', { tags: 'slow' }, async () => {
    const pool = open(createContentPool());
    const input = { username: 'anna', fullName: 'Anna Berg', links: [] };
    const compose = () => pool.run('anna', { name: 'composeProfilePage', input });
    // A busy machine may take longer to start the worker than a job waits.
    await expect
      .poll(() => compose().catch(getCode))
      .toMatchObject({
        ok: true,
        value: { jsx: expect.stringContaining('Anna Berg') },
      });
    expect(readCommandLine(pool.pids()[0])).toContain('content-worker.mjs');
  });
});
