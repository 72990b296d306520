// Renders a design as publishing does: compiled, run by preact, sanitized.

import type { PageDesign } from '@vys/contract/page-model/page-model';
import type { PageContent } from '@vys/contract/pages/page-content';
import * as preact from 'preact';
import { renderToString } from 'preact-render-to-string';
import { compile } from '../src/compile.ts';
import { writeDesign } from '../src/page-design/write-design.ts';
import { sanitizeHtml } from '../src/sanitize/sanitize-html.ts';

export type RenderedDesign = { html: string; css: string; jsx: string };

/** Throws when the page has errors or needs a runtime. */
export const renderDesign = (design: PageDesign): RenderedDesign =>
  renderContent(writeDesign(design));

/** Throws as `renderDesign` does. */
export function renderContent(content: PageContent): RenderedDesign {
  const compiled = compile(content);
  const problems = compiled.diagnostics.map(({ message, line }) => `${line}: ${message}`);
  if (!compiled.ok) throw new Error(`${problems.join('\n')}\n${content.jsx}`);
  if (compiled.analysis.needsRuntime) throw new Error('the page needs a runtime');
  const module = { exports: {} as { default?: preact.ComponentType } };
  new Function('require', 'module', 'exports', compiled.code)(() => preact, module, module.exports);
  const page = module.exports.default;
  if (page === undefined) throw new Error('no page');
  const html = renderToString(preact.h(page, null));
  const sanitized = sanitizeHtml(html, { formAction: (kind) => `/_/forms/${kind}` });
  if (!sanitized.ok) throw new Error('the page is too large');
  return { html: sanitized.html, css: compiled.css, jsx: content.jsx };
}
