// Holds the web app to what its build keeps of React Router, and the build to the installed version of it.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exportedNames, stubs } from '../../web/slim-router.ts';
import { readRepositoryFiles } from './repository-files.ts';

const router = resolve(import.meta.dirname, '../../node_modules/react-router/dist/production');

describe('the web app', () => {
  it('neither traces navigations nor lets links prefetch, which its build leaves out', () => {
    const files = readRepositoryFiles((path) => /^web\/src\/.+\.tsx?$/.test(path));
    expect(files.length).toBeGreaterThan(300);
    const used = files.filter(({ text }) =>
      /\binstrumentations\b|\bprefetch=|\b(?:Meta|Scripts|Links|PrefetchPageLinks)\b[^;]*from 'react-router'/.test(
        text,
      ),
    );
    expect(used.map(({ path }) => path)).toEqual([]);
  });

  it.each(Object.entries(stubs))('replaces every export of %s', (path, { exports }) => {
    const code = readFileSync(join(router, path), 'utf8');
    expect(exportedNames(code)).toEqual(Object.keys(exports).sort());
  });
});
