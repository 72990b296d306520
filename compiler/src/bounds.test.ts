// What comes out of the compiler is bounded, not only what goes in: code, documents, names, drawings.
import { parse } from 'acorn';
import { describe, expect, it } from 'vitest';
import { compile } from './compile.ts';
import { renderDocument } from './document/render-document.ts';
import { checkDocument, MAX_CODE_CHARACTERS, MAX_DOCUMENT_BYTES } from './limits.ts';
import { listIcons } from './packages-used/icons.ts';

const PAGE = 'export default () => <p onClick={() => 1}/>;\n';
const DRAWING = 'd'.repeat(500);
/** As the server's: each name with a drawing of its own. */
const iconCode = (icons: readonly string[], h: string) =>
  `((h)=>({${icons.map((name) => `${name}:"${DRAWING}"`).join(',')}}))(${h})`;

function compiled(jsx: string, options: Parameters<typeof compile>[1] = {}) {
  return compile({ jsx, css: '', metadata: { title: '', description: '' } }, options);
}

function codes(jsx: string, options?: Parameters<typeof compile>[1]) {
  return compiled(jsx, options).diagnostics.map(({ code }) => code);
}

function buildModuleCode(jsx: string): string {
  const result = compiled(jsx, { iconCode });
  if (!result.ok) throw new Error(result.diagnostics[0]?.message);
  parse(result.moduleCode, { ecmaVersion: 2024, sourceType: 'module' });
  return result.moduleCode;
}

const drawings = (code: string) => code.split(DRAWING).length - 1;

describe('icons', () => {
  it('C2: draws each icon once, however often and under whatever name it is imported', () => {
    const jsx = `import { Heart, HeartIcon, LucideHeart as A, Star as B } from 'lucide-react';
import * as One from 'lucide-react';
import * as Two from 'lucide-react';
${PAGE}const used = [One.Heart, Two.HeartIcon, One.Star, Two.Music];`;
    const code = buildModuleCode(jsx);
    expect(drawings(code)).toBe(3);
    const statements = code.slice(code.indexOf('const $vysIcons='), code.indexOf('\n'));
    const names = ['Heart', 'HeartIcon', 'A', 'B', 'One', 'Two'];
    const values = new Function('$vysH', `${statements}return [${names.join(',')}]`)('h');
    expect(values.slice(0, 4)).toEqual(Array(4).fill(DRAWING));
    const everyIcon = { Heart: DRAWING, HeartIcon: DRAWING, Star: DRAWING, Music: DRAWING };
    expect(values[4]).toMatchObject(everyIcon);
    expect(values[5]).toBe(values[4]);
  });

  it('C2: draws them before the code that uses them, and keeps the lines of the source', () => {
    const code = buildModuleCode(
      `${PAGE}const used = Heart;\nimport {\n Heart } from 'lucide-react';\nnext();`,
    );
    expect(code.indexOf('const Heart=')).toBeLessThan(code.indexOf('const used'));
    expect(code.split('\n')[4]).toBe('next();');
  });

  it('C2: rejects 250 namespaces with the names of all icons', () => {
    const imports = Array.from({ length: 250 }, (_, i) => `import * as a${i} from "lucide-react";`);
    const jsx = `${imports.join('')}${PAGE}// ${[...listIcons().keys()].join(' ')}`;
    expect(codes(jsx, { iconCode })).toEqual(['too_complex']);
    const some = `${imports.slice(0, 90).join('')}${PAGE}// ${[...listIcons().keys()].slice(0, 900).join(' ')}`;
    expect(drawings(buildModuleCode(some))).toBeLessThanOrEqual(900);
  });
});

describe('code', () => {
  it('C2: is made for the browser only when the page needs it', () => {
    const still = "import { Heart } from 'lucide-react'; export default () => <Heart/>;";
    expect(compiled(still, { iconCode })).toMatchObject({ ok: true, moduleCode: '' });
    expect(buildModuleCode(PAGE)).not.toBe('');
  });

  it('C2: is rejected beyond 1 MB', () => {
    const jsx = `import { Heart } from 'lucide-react';${PAGE}`;
    const long = () => `{Heart:"${'x'.repeat(MAX_CODE_CHARACTERS)}"}`;
    const result = compiled(jsx, { iconCode: long });
    expect(result).toMatchObject({ ok: false, diagnostics: [{ code: 'too_complex' }] });
    expect(result.diagnostics[0]?.message).toContain('1,024 KB');
  });

  it('C2: repeats short names for its elements, whatever names stand in the source', () => {
    const elements = '<i/>'.repeat(3_000);
    const usedNames = Array.from({ length: 2_000 }, (_, i) => `$vys${i}_`).join(' ');
    const jsx = `export default () => <p onClick={() => 1}>${elements}</p>;\n`;
    for (const comment of [`//$vys${'$'.repeat(90_000)}`, `//${usedNames}`]) {
      const result = compiled(jsx + comment);
      if (!result.ok) throw new Error(result.diagnostics[0]?.message);
      expect(result.code.length).toBeLessThan(jsx.length * 10 + comment.length);
      expect(result.moduleCode).toMatch(/\$vys(?:0|2000)_H\('i'/);
    }
  });

  it('C2: does not write every exported name at every assignment', () => {
    const many = Array.from({ length: 2_000 }, (_, i) => `a as name${i}`).join(',');
    const jsx = `let a = 1;\n${PAGE}export { ${many} };\n${'a = 2;'.repeat(5_000)}`;
    const result = compiled(jsx);
    if (!result.ok) throw new Error(result.diagnostics[0]?.message);
    expect(result.code.length).toBeLessThan(jsx.length + 1_000);
  });

  it('C2: rejects imported names that would be repeated at full length', () => {
    const jsx = `import { ${'a'.repeat(1_000)} as b } from 'p@1.0.0';${PAGE}b;b;b;`;
    expect(codes(jsx, { esmCdnUrl: 'https://esm.example' })).toEqual(['import_unknown']);
  });

  it.each([
    ['variables', Array.from({ length: 4_001 }, (_, i) => `let a${i};`).join('')],
    ['parameters', `function f(${Array.from({ length: 4_001 }, (_, i) => `a${i}`).join(',')}) {}`],
    [
      'exports',
      `let a; export {${Array.from({ length: 4_001 }, (_, i) => `a as a${i}`).join(',')}};`,
    ],
  ])('H2: rejects more than 4,000 %s', (_what, code) => {
    expect(codes(PAGE + code)).toEqual(['too_complex']);
  });

  it('H2: rejects imports that are hidden more often than the size of the page allows', () => {
    const hidden = (times: number, length: number) =>
      `import a from 'clsx';${PAGE}function f() { ${'var a;'.repeat(times)} }// ${'x'.repeat(length)}`;
    expect(codes(hidden(100, 10_000))).toEqual([]);
    expect(codes(hidden(100, 100_000))).toEqual(['too_complex']);
  });
});

describe('documents', () => {
  it('C2: are rejected beyond 1 MB', () => {
    const buildDocument = (bodyHtml: string) =>
      renderDocument({
        metadata: { title: '', description: '' },
        bodyHtml,
        css: '',
        canonicalUrl: 'https://p.example/a',
        language: 'en',
        fontFaces: '',
      }).html;
    const remainingBytes = MAX_DOCUMENT_BYTES - buildDocument('').length;
    expect(checkDocument(buildDocument('x'.repeat(remainingBytes)))).toBeUndefined();
    expect(checkDocument(buildDocument(`${'x'.repeat(remainingBytes - 2)}語`))).toMatchObject({
      code: 'document_too_large',
      severity: 'error',
    });
    expect(MAX_CODE_CHARACTERS).toBe(MAX_DOCUMENT_BYTES);
  });
});
