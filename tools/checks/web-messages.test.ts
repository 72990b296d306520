// Holds the web app to message files: no component has text of its own that people read.
import { describe, expect, it } from 'vitest';
import { findJsxText } from './jsx-text.ts';
import { readRepositoryFiles } from './repository-files.ts';

/** Drawings whose words are part of the picture. */
const pictures = ['page-mockup.tsx', 'marketing-panel.tsx', 'brand.tsx'];

const isComponent = (path: string) =>
  /^web\/src\/(app|features|screens)\/.*\.tsx$/.test(path) &&
  !/\.test\.tsx$|\/test\//.test(path) &&
  !pictures.some((name) => path.endsWith(`/${name}`));

describe('the components of the web app', () => {
  it('take their texts from message files', () => {
    const files = readRepositoryFiles(isComponent);
    expect(files.length).toBeGreaterThan(100);
    const texts = files.flatMap(({ path, text }) =>
      findJsxText(path, text).map((inlineText) => `${path}: ${inlineText}`),
    );
    expect(texts).toEqual([]);
  });

  it.each([
    ['<p>Save your page</p>', ['Save your page']],
    ['<p>\n  You have {count} images\n</p>', ['You have', 'images']],
    ['<Field label="Full name" />', ['Full name']],
    ['<p aria-label="Workspace">{messages.save}</p>', ['Workspace']],
    ['<p className="flex">{messages.save} · {count}</p>', []],
    ['<Input placeholder="https://" type="url" />', []],
  ])('%s has the texts %j', (jsx, texts) => {
    expect(findJsxText('a.tsx', `const a = ${jsx};`)).toEqual(texts);
  });
});
