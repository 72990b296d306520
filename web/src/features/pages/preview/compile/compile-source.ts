// One page source to what the preview frame needs. Runs in the worker; pure.
import { compile } from '@vys/compiler/compile';
import { fontFaces } from '@vys/compiler/css/fonts';
import type { PageDiagnostic } from '@vys/contract/pages/pages';
import { fontPath } from '@vys/contract/pages/preview';
import { guardLoops } from './guard-loops.ts';

/** `esmCdnUrl`: where packages may come from that are not bundled. */
export type Source = { jsx: string; css: string; esmCdnUrl?: string | undefined };

export type Compiled =
  | {
      ok: true;
      code: string;
      css: string;
      fontFaces: string;
      cdnImports: Readonly<Record<string, string>>;
    }
  | { ok: false; diagnostics: PageDiagnostic[] };

/** The title is the frame's to show; changing it compiles nothing. */
const noMetadata = { title: '', description: '' };

export function compileSource(source: Source): Compiled {
  const jsx = guardLoops(source.jsx);
  const { css, esmCdnUrl } = source;
  const result = compile({ jsx, css, metadata: noMetadata }, { esmCdnUrl });
  if (!result.ok) {
    return { ok: false, diagnostics: result.diagnostics.filter(isError) };
  }
  const named = `${result.css}\n${inlineFonts(source.jsx)}`;
  const faces = fontFaces(named, ({ file }) => fontPath(file));
  const { code, cdnImports } = result;
  return { ok: true, code, css: result.css, fontFaces: faces, cdnImports };
}

const isError = ({ severity }: PageDiagnostic) => severity === 'error';

/** Families named in style attributes, as CSS, so that they are loaded like those of the stylesheet. */
function inlineFonts(jsx: string): string {
  const named = jsx.matchAll(
    /font-?family['"]?\s*:\s*(?:"([^"]*)"|'([^']*)'|`([^`]*)`|([^;"']+))/gi,
  );
  return [...named]
    .map(([, double, single, tick, bare]) => double ?? single ?? tick ?? bare ?? '')
    .map((families) => `a{font-family:${families.replace(/[{};]/g, '')}}`)
    .join('');
}
