// What a page's author hears of a rendering that failed.
import type { PageDiagnostic } from '@vys/contract/pages';
import type { Outcome } from './outcome.ts';

/**
 * A page that lives in the browser may need the browser to render at all. One that does not end or
 * takes all memory here would do so in every visitor's tab.
 */
export function isForgiven(rendered: Outcome, needsRuntime: boolean): boolean {
  return needsRuntime && !rendered.ok && rendered.fault === 'page_error';
}

export function renderDiagnostic(
  outcome: Extract<Outcome, { ok: false }>,
  severity: PageDiagnostic['severity'],
): PageDiagnostic {
  const { message, line } = outcome;
  return { code: 'render', severity, message, ...(line === undefined ? {} : { line }) };
}
