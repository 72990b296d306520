// How a failed rendering is reported to the author of the page.
import type { PageDiagnostic } from '@vys/contract/pages/pages';
import type { BuildDiagnostic } from '../diagnostics.ts';
import type { RenderResult } from './render-result.ts';

/**
 * A page that lives in the browser may need the browser to render at all. One that does not end or
 * takes all memory here would do so in every visitor's tab.
 */
export function isTolerated(rendered: RenderResult, needsRuntime: boolean): boolean {
  return needsRuntime && !rendered.ok && rendered.fault === 'page_error';
}

export function renderDiagnostic(
  rendered: Extract<RenderResult, { ok: false }>,
  severity: PageDiagnostic['severity'],
): BuildDiagnostic {
  const { message, phrase, line } = rendered;
  return { code: 'render', severity, message, phrase, ...(line === undefined ? {} : { line }) };
}
