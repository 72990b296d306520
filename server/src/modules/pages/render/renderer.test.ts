// The renderer with its real worker process: what it renders, how it survives bombs, what it can reach.
import { readFileSync } from 'node:fs';
import { compile } from '@vys/compiler';
import { afterAll, describe, expect, it } from 'vitest';
import { createRenderer } from './renderer.ts';

const renderer = createRenderer();
afterAll(() => renderer.close());

/** Each for a user of its own, so that no pause after a job that was too long is felt. */
const run = (text: string) => renderer.run(crypto.randomUUID(), text);

function compiled(jsx: string): string {
  const result = compile({ jsx, css: '', metadata: { title: '', description: '' } });
  if (!result.ok) throw new Error(result.diagnostics[0]?.message);
  return result.code;
}

/** The name of a package as it stands in an import of a page. */
const moduleName = (name: string) => JSON.stringify(name);

/** A page whose component has this body. */
const page = (body: string) => `exports.default = function Page() {\n${body}\n};`;

const shows = (expression: string) =>
  page(`return require('react').createElement('p', null, String(${expression}));`);

/** Peak memory of the worker process, in MB. */
function peakMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

describe('rendering', () => {
  it('gives the HTML of a page', async () => {
    const code = compiled(`export default () => <h1 class="a">Hi {'& <x>'}</h1>;`);
    const html = '<h1 class="a">Hi &amp; &lt;x></h1>';
    expect(await run(code)).toEqual({ ok: true, text: html });
  });

  it('renders every bundled package', async () => {
    const code = compiled(`import React, { useState, useEffect } from 'react';
import { flushSync } from ${moduleName('react-dom')};
import { h } from 'preact';
import { useMemo } from 'preact/hooks';
import clsx from ${moduleName('clsx')};
const Small = React.memo(() => <small>{typeof flushSync}</small>);
export default function Page() {
  const [n] = useState(3);
  useEffect(() => {});
  return <b className={clsx('a', n > 2 && 'c')}>{useMemo(() => n + 1)}{h('i', null, 'x')}<Small /></b>;
}`);
    const html = '<b class="a c">4<i>x</i><small>function</small></b>';
    expect(await run(code)).toEqual({ ok: true, text: html });
  });

  it('names the line and the reason when the page throws', async () => {
    const code = compiled('import React from "react";\nconst a = 1;\nexport default () => a.b.c;');
    const result = await run(code);
    expect(result).toMatchObject({ ok: false, fault: 'page_error', line: 3 });
    expect(result).toHaveProperty('message', expect.stringContaining('TypeError'));
  });

  it('renders many pages that come at once', async () => {
    const numbers = Array.from({ length: 20 }, (_, i) => i);
    const all = await Promise.all(numbers.map((i) => run(shows(`${i}`))));
    expect(all).toEqual(numbers.map((i) => ({ ok: true, text: `<p>${i}</p>` })));
  });

  it('rejects more than 1 MB of HTML', async () => {
    const result = await run(shows(`'x'.repeat(1100000)`));
    expect(result).toMatchObject({ ok: false, fault: 'too_large' });
  });

  it('keeps nothing from one page to the next', async () => {
    await run(shows('(globalThis.left = 1, Array.prototype.left = 1, 0)'));
    const next = await run(shows('[typeof globalThis.left, [].left].join()'));
    expect(next).toEqual({ ok: true, text: '<p>undefined,</p>' });
  });

  it('renders after its worker process was killed', async () => {
    await run(shows('1'));
    process.kill(renderer.workerPid() ?? 0, 'SIGKILL');
    await run(shows('2'));
    expect(await run(shows('3'))).toEqual({ ok: true, text: '<p>3</p>' });
  });
});

const bombs: Record<string, string> = {
  'an endless loop': page('while (true) {}'),
  'an endless loop outside the component': 'while (true) {}',
  'a huge BigInt': page('return String(2n ** 40000000n).length;'),
  'an array that grows': page('const a = []; while (true) a.push(new Array(1000).fill(7));'),
  'a string that doubles': page(`let s = 'x'; while (true) s += s;`),
  'a regular expression that backtracks': page(`return /^(a+)+$/.test('a'.repeat(40) + '!');`),
  'recursion without an end': page('const f = (n) => f(n + 1) + 1; return f(0);'),
  'components without an end': page(`return require('react').createElement(exports.default);`),
  'a loop of promises': `const again = () => Promise.resolve().then(again); again();
exports.default = () => { for (;;) again(); };`,
  'a join of 1e8 holes': page(`return new Array(1e8).join('x').length;`),
  'an array of 1e8 as text': page(`return (new Array(1e8) + '').length;`),
  'a fill of 1e8': page('return new Array(1e8).fill(1).length;'),
};

describe('bombs', () => {
  it.each(Object.entries(bombs))(
    'U7 ends %s with a reason and renders the next page',
    { tags: 'slow' },
    async (_name, code) => {
      const result = await run(code);
      expect(result.ok).toBe(false);
      expect(result).toHaveProperty('message', expect.stringMatching(/\w{3}/));
      expect(await run(shows('2'))).toEqual({ ok: true, text: '<p>2</p>' });
    },
  );

  it('ASVS 15.2.2 U7 stays under 150 MB while bombs grow', { tags: 'slow' }, async () => {
    let peak = 0;
    for (const name of ['an array that grows', 'a string that doubles', 'an array that grows']) {
      await run(shows('1'));
      const pid = renderer.workerPid() ?? 0;
      const watch = setInterval(() => {
        if (renderer.workerPid() === pid) peak = Math.max(peak, peakMemory(pid));
      }, 2);
      await run(bombs[name] ?? '').finally(() => clearInterval(watch));
    }
    expect(peak).toBeGreaterThan(20);
    expect(peak).toBeLessThanOrEqual(150);
  });
});

describe('probes', () => {
  it.each([
    'process',
    'Buffer',
    'fetch',
    'Deno',
    'XMLHttpRequest',
    'WebAssembly',
    'setTimeout',
    'std',
    'os',
    'scriptArgs',
    'document',
    'window',
  ])('U8 does not know %s', async (name) => {
    const result = await run(shows(name));
    expect(result).toMatchObject({ ok: false, fault: 'page_error' });
    expect(result).toHaveProperty('message', expect.stringContaining('not defined'));
  });

  it.each([
    'globalThis.constructor.constructor',
    '(() => {}).constructor',
    'require.constructor',
    `require('react').createElement.constructor`,
    '(async () => {}).constructor',
    'Reflect.getPrototypeOf(function* () {}).constructor',
  ])('U8 reaches only its own realm through %s', async (maker) => {
    const names = `['process', 'fetch', 'Buffer'].map((name) => typeof globalThis[name])`;
    const code = shows(
      `(() => { const made = ${maker}('globalThis.found = ' + ${JSON.stringify(names)})(); made?.next?.(); return globalThis.found; })()`,
    );
    const html = '<p>undefined,undefined,undefined</p>';
    expect(await run(code)).toEqual({ ok: true, text: html });
  });

  it.each([
    'fs',
    'node:fs',
    '/etc/passwd',
    '../../../platform/config.ts',
    'https://example.com/a.js',
    'constructor',
    '__proto__',
  ])('U8 cannot load %s', async (name) => {
    const required = await run(shows(`Object.keys(require('${name}'))`));
    expect(required).toMatchObject({ ok: false, fault: 'page_error' });
    const imported = await run(
      `globalThis.got = 'nothing'; import(${moduleName(name)}).then((all) => { globalThis.got = all; });\n${shows('globalThis.got')}`,
    );
    expect(imported).toEqual({ ok: true, text: '<p>nothing</p>' });
  });

  it('ASVS 1.3.2 U8 runs in a process without environment', async () => {
    await run(shows('1'));
    expect(readFileSync(`/proc/${renderer.workerPid()}/environ`, 'utf8')).toBe('');
  });
});
