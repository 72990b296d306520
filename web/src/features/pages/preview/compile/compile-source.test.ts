// What the worker returns for one source.
import { describe, expect, it } from 'vitest';
import { compileSource } from './compile-source.ts';

const page = (body: string) => `export default function Page() {\n  return ${body};\n}`;

describe('compiling for the preview', () => {
  it('STUDIO-22 returns code, styles and the fonts they name', () => {
    const compiled = compileSource({
      jsx: page(`<h1 style={{ fontFamily: '"Caveat", cursive' }}>Hi</h1>`),
      css: 'h1 { font-family: "Sora", sans-serif }',
    });
    expect(compiled.ok).toBe(true);
    if (!compiled.ok) return;
    expect(compiled.code).toContain('require("react")');
    expect(compiled.fontFaces).toContain('/_/fonts/sora-latin-wght-normal.woff2');
    expect(compiled.fontFaces).toContain('/_/fonts/caveat-latin-wght-normal.woff2');
  });

  it('STUDIO-19 returns each error with its line and column', () => {
    const compiled = compileSource({ jsx: page('<h1>Hi</h2>'), css: '' });
    expect(compiled).toMatchObject({ ok: false });
    if (compiled.ok) return;
    expect(compiled.diagnostics[0]?.line).toBe(2);
    expect(compiled.diagnostics[0]?.column).toBeGreaterThan(0);
  });

  it('STUDIO-23 reports an import that is not bundled as an error that names it', () => {
    const jsx = `import Globe from 'three-globe';\n${page('<Globe />')}`;
    const compiled = compileSource({ jsx, css: '' });
    expect(compiled.ok).toBe(false);
    if (!compiled.ok) expect(compiled.diagnostics[0]?.message).toContain('three-globe');
  });

  it('STUDIO-23 says where a package comes from that the operator allows', () => {
    const jsx = `import Globe from 'three-globe@2.31.0';\n${page('<Globe />')}`;
    const compiled = compileSource({
      jsx,
      css: '',
      esmCdnUrl: 'https://esm.example/?external=react',
    });
    expect(compiled).toMatchObject({
      ok: true,
      cdnImports: { 'three-globe@2.31.0': 'https://esm.example/three-globe@2.31.0?external=react' },
    });
  });
});
