// Building a page: from a source to the document that visitors get. What reads the source runs in worker
// processes; here they are put in order. Stores nothing.
import { createHash } from 'node:crypto';
import { escapeStyle } from '@vys/compiler/escape';
import {
  BUNDLED_PACKAGE_NAMES,
  type BundledPackageName,
} from '@vys/compiler/packages-used/packages';
import type { Language } from '@vys/contract/language/languages';
import type { PageContent } from '@vys/contract/pages/pages';
import { createBoundedCache } from '../../../../platform/bounded-cache.ts';
import type { Logger } from '../../../../platform/log/log.ts';
import type { RunJob } from '../../../../platform/workers/job-runner.ts';
import { MEDIA_PATH, type Media } from '../../../media/index.ts';
import { sayBuild } from '../../build-messages/say-build.ts';
import type { BuildDiagnostic } from '../../diagnostics.ts';
import type { PageJobs } from '../../jobs.ts';
import { isTolerated, renderDiagnostic } from '../../render/render-diagnostic.ts';
import type { RenderPool } from '../../render/renderer.ts';
import type { DocumentResult } from './build-jobs.ts';
import { createFontInliner } from './inline-fonts.ts';

/** What the document shows of the owner and the plan, beside the content of the page. */
export type PublishContext = {
  publicName: string;
  fullName: string;
  avatarUrl: string | null;
  /** Of the owner's account; null where it is not known. */
  language: Language | null;
  /** Carries the `Made with Vys` link (PUB-7). */
  branded: boolean;
};

export type BuildResult =
  | (Omit<Extract<DocumentResult, { ok: true }>, 'fonts' | 'css'> & {
      /** The page as it rendered, before the sanitizer; undefined when it only runs in the browser. */
      rendered: string | undefined;
    })
  | { ok: false; at: 'compile' | 'render'; diagnostics: BuildDiagnostic[] };

/**
 * `user`: whose turn the work takes. Both throw `timeout`, `too_complex`, `rate.limited` and `unavailable` as
 * worker processes do, and `check` the reason of its signal.
 */
export type Builder = {
  build(user: string, content: PageContent, context: PublishContext): Promise<BuildResult>;
  /** Whether the page compiles and renders; a sentence with the reason if not. */
  check(
    user: string,
    content: PageContent,
    signal?: AbortSignal,
  ): Promise<{ ok: true } | { ok: false; diagnostics: BuildDiagnostic[] }>;
};

export type BuilderDeps = {
  runJob: RunJob<PageJobs>;
  renderer: Pick<RenderPool, 'run'>;
  minifier: Pick<RenderPool, 'run'>;
  fontSubsetter: Pick<RenderPool, 'run'>;
  log: Pick<Logger, 'warn'>;
  appOrigin: string;
  pagesOrigin: string;
  /** Path of a bundled package on the pages origin. */
  packageUrl: (name: BundledPackageName) => string;
  /** Sizes of the images at these addresses, of those that users have uploaded. */
  describeImages: Media['describeImages'];
  /** Root of the module network that pages may use, if any. */
  esmCdnUrl?: string | undefined;
};

const PASSED_PAGES = 500;

export function createBuilder(deps: BuilderDeps): Builder {
  const { runJob, renderer, minifier, appOrigin, pagesOrigin, esmCdnUrl } = deps;
  const packageUrls = Object.fromEntries(
    BUNDLED_PACKAGE_NAMES.map((name) => [name, `${pagesOrigin}${deps.packageUrl(name)}`]),
  ) as Record<BundledPackageName, string>;

  const inlineFonts = createFontInliner(deps);

  // The same page is checked by a turn of the assistant, by its end, and often again by the next one.
  const passed = createBoundedCache<string, true>({ maxEntries: PASSED_PAGES });

  return {
    async check(user, content, signal) {
      const key = createHash('sha256').update(`${content.jsx}\0${content.css}`).digest('base64');
      if (passed.get(key)) return { ok: true };
      const compiled = await runJob(user, 'compilePage', { content, esmCdnUrl }, signal);
      if (!compiled.ok) return { ok: false, diagnostics: compiled.diagnostics };
      const rendered = await renderer.run(user, compiled.code, signal);
      if (rendered.ok) passed.set(key, true);
      if (rendered.ok || isTolerated(rendered, compiled.analysis.needsRuntime)) return { ok: true };
      return { ok: false, diagnostics: [renderDiagnostic(rendered, 'error')] };
    },
    async build(user, content, context) {
      const result = await runJob(user, 'compilePage', { content, packageUrls, esmCdnUrl });
      if (!result.ok) return { ok: false, at: 'compile', diagnostics: result.diagnostics };
      const { code, ...compiled } = result;
      const [rendered, styles] = await Promise.all([
        renderer.run(user, code),
        minify(minifier, user, compiled.css),
      ]);
      const images = rendered.ok ? await findImages(deps, rendered.text) : [];
      const page = { content, context, compiled, rendered, styles, images };
      const places = { appOrigin, pagesOrigin, packageUrls };
      const document = await runJob(user, 'writeDocument', { ...page, ...places });
      if (!document.ok) return { ...document, at: 'render' };
      const { fonts, css, ...whole } = document;
      const [small, smallCss] = await Promise.all([
        inlineFonts(user, whole, fonts),
        // Whose CSS ends the process is paused, which would end this publish.
        styles.isMinified ? minifyAgain(minifier, user, css) : css,
      ]);
      const html = css && smallCss ? small.html.replace(css, () => smallCss) : small.html;
      return { ...small, html, rendered: rendered.ok ? rendered.text : undefined };
    },
  };
}

const KEY_LENGTH = 24;
const MOST_IMAGES = 200;

async function findImages({ pagesOrigin, describeImages }: BuilderDeps, html: string) {
  const start = `${pagesOrigin}${MEDIA_PATH}`;
  const keys = html.split(start).slice(1, MOST_IMAGES);
  const urls = new Set(keys.map((key) => `${start}${key.slice(0, KEY_LENGTH)}`));
  return urls.size === 0 ? [] : await describeImages([...urls]);
}

async function minify(
  minifier: Pick<RenderPool, 'run'>,
  user: string,
  css: string,
): Promise<{ css: string; isMinified: boolean; diagnostics: BuildDiagnostic[] }> {
  if (css.trim() === '') return { css: '', isMinified: true, diagnostics: [] };
  const result = await minifier.run(user, css);
  if (result.ok && !result.warning) return { css: result.text, isMinified: true, diagnostics: [] };
  const { warning } = result.ok ? result : {};
  const text = warning ? sayBuild('cssFault', warning.message) : sayBuild('cssNotMinified');
  const line = warning?.line ?? 1;
  return {
    css: result.ok ? result.text : css,
    isMinified: result.ok,
    diagnostics: [{ code: 'css_syntax', severity: 'warning', ...text, line }],
  };
}

/** Values that were put in the place of custom properties can be reckoned with, and rules that are alike joined. */
async function minifyAgain(
  minifier: Pick<RenderPool, 'run'>,
  user: string,
  css: string | undefined,
): Promise<string | undefined> {
  if (css === undefined || css.trim() === '') return css;
  const result = await minifier.run(user, css);
  const text = result.ok && !result.warning ? escapeStyle(result.text) : css;
  return text.length < css.length ? text : css;
}
