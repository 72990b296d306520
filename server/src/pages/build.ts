// Building a page: from a source to the document that visitors get. What reads the source runs in worker
// processes; here they are put in order. Stores nothing.
import { SHELF_NAMES, type ShelfName } from '@vys/compiler/shelf';
import type { PageContent, PageDiagnostic } from '@vys/contract/pages';
import type { RunJob } from '../kit/workers/job-runner.ts';
import type { DocumentResult } from './jobs/build-jobs.ts';
import type { ContentJobs } from './jobs/handlers.ts';
import { isForgiven, renderDiagnostic } from './render/render-diagnostic.ts';
import type { Runner } from './render/renderer.ts';

/** What a document says beside its content. */
export type Face = {
  publicName: string;
  fullName: string;
  avatarUrl: string | null;
  /** Carries the `Made with Vys` link (PUB-7). */
  branded: boolean;
};

export type BuildResult =
  | (Extract<DocumentResult, { ok: true }> & {
      /** The page as it rendered, before the sanitiser; undefined when it only runs in the browser. */
      rendered: string | undefined;
    })
  | { ok: false; at: 'compile' | 'render'; diagnostics: PageDiagnostic[] };

/**
 * `user`: whose turn the work takes. Both throw `timeout`, `too_complex`, `rate.limited` and `unavailable` as
 * worker processes do.
 */
export type Builder = {
  build(user: string, content: PageContent, face: Face): Promise<BuildResult>;
  /** Whether the page compiles and renders; a sentence with the reason if not. */
  check(
    user: string,
    content: PageContent,
  ): Promise<{ ok: true } | { ok: false; diagnostics: PageDiagnostic[] }>;
};

export type BuilderDeps = {
  runJob: RunJob<ContentJobs>;
  renderer: Pick<Runner, 'run'>;
  minifier: Pick<Runner, 'run'>;
  appOrigin: string;
  pagesOrigin: string;
  /** Path of a shelf package on the pages origin. */
  shelfUrl: (name: ShelfName) => string;
  /** Root of the module network that pages may use, if any. */
  esmCdnUrl?: string | undefined;
};

export function createBuilder(deps: BuilderDeps): Builder {
  const { runJob, renderer, minifier, appOrigin, pagesOrigin, esmCdnUrl } = deps;
  const shelfUrls = Object.fromEntries(
    SHELF_NAMES.map((name) => [name, `${pagesOrigin}${deps.shelfUrl(name)}`]),
  ) as Record<ShelfName, string>;

  return {
    async check(user, content) {
      const compiled = await runJob(user, 'compilePage', { content, esmCdnUrl });
      if (!compiled.ok) return { ok: false, diagnostics: compiled.diagnostics };
      const rendered = await renderer.run(user, compiled.code);
      if (rendered.ok || isForgiven(rendered, compiled.analysis.needsRuntime)) return { ok: true };
      return { ok: false, diagnostics: [renderDiagnostic(rendered, 'error')] };
    },
    async build(user, content, face) {
      const result = await runJob(user, 'compilePage', { content, shelfUrls, esmCdnUrl });
      if (!result.ok) return { ok: false, at: 'compile', diagnostics: result.diagnostics };
      const { code, ...compiled } = result;
      const [rendered, styles] = await Promise.all([
        renderer.run(user, code),
        minify(minifier, user, compiled.css),
      ]);
      const page = { content, face, compiled, rendered, styles };
      const places = { appOrigin, pagesOrigin, shelfUrls };
      const document = await runJob(user, 'writeDocument', { ...page, ...places });
      if (!document.ok) return { ...document, at: 'render' };
      return { ...document, rendered: rendered.ok ? rendered.text : undefined };
    },
  };
}

async function minify(
  minifier: Pick<Runner, 'run'>,
  user: string,
  css: string,
): Promise<{ css: string; diagnostics: PageDiagnostic[] }> {
  if (css.trim() === '') return { css: '', diagnostics: [] };
  const outcome = await minifier.run(user, css);
  if (outcome.ok && !outcome.warning) return { css: outcome.text, diagnostics: [] };
  const { message, line } = outcome.ok && outcome.warning ? outcome.warning : NOT_MINIFIED;
  return {
    css: outcome.ok ? outcome.text : css,
    diagnostics: [{ code: 'css_syntax', severity: 'warning', message: `CSS: ${message}`, line }],
  };
}

const NOT_MINIFIED = { message: 'It could not be made smaller and stays as it is.', line: 1 };
