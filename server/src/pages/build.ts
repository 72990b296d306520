// From a source to the document that visitors get: compile, prerender, sanitise, make the CSS
// smaller, write the document with its policy. Stores nothing.
import {
  type Analysis,
  clickPingUrl,
  compile,
  fontFaces,
  type PageDocument,
  renderDocument,
  type SanitiseOptions,
  type ShelfName,
  sanitiseHtml,
  trackerScript,
  viewImageUrl,
} from '@vys/compiler';
import type { PageContent, PageDiagnostic } from '@vys/contract/pages';
import { fontPath } from '@vys/contract/preview';
import { fail } from '../kit/fail.ts';
import { importMapOf } from './elsewhere.ts';
import { isIndexable } from './indexing.ts';
import { cardOf, hashOfCard, OG_PATH } from './og-image.ts';
import { policyFor } from './policy.ts';
import type { Card } from './render/card.ts';
import { iconObject } from './render/icons.ts';
import type { Outcome } from './render/outcome.ts';
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
  | {
      ok: true;
      html: string;
      /** The page as it rendered, before the sanitiser; undefined when it only runs in the browser. */
      rendered: string | undefined;
      policy: string;
      needsRuntime: boolean;
      /** What the sharing image is made of, which the document names by its hash. */
      card: Card;
      isIndexable: boolean;
      diagnostics: PageDiagnostic[];
    }
  | { ok: false; at: 'compile' | 'render'; diagnostics: PageDiagnostic[] };

export type Builder = {
  build(content: PageContent, face: Face): Promise<BuildResult>;
  /** Whether the page compiles and renders; a sentence with the reason if not. */
  check(content: PageContent): Promise<{ ok: true } | { ok: false; diagnostics: PageDiagnostic[] }>;
};

export type BuilderDeps = {
  renderer: Runner;
  minifier: Runner;
  appOrigin: string;
  pagesOrigin: string;
  /** Path of a shelf package on the pages origin. */
  shelfUrl: (name: ShelfName) => string;
  /** Root of the module network that pages may use, if any. */
  esmCdnUrl?: string | undefined;
};

type Compiled = Extract<ReturnType<typeof compile>, { ok: true }>;
type Body = { html: string; inlineCss: string; diagnostics: PageDiagnostic[] };

export function createBuilder(deps: BuilderDeps): Builder {
  const { renderer, minifier, pagesOrigin, esmCdnUrl } = deps;
  const shelfUrl = (name: ShelfName) => `${pagesOrigin}${deps.shelfUrl(name)}`;

  return {
    async check(content) {
      const compiled = compile(content, { esmCdnUrl });
      if (!compiled.ok) return { ok: false, diagnostics: compiled.diagnostics };
      const rendered = await renderer.run(compiled.code);
      if (rendered.ok || isForgiven(rendered, compiled.analysis)) return { ok: true };
      return { ok: false, diagnostics: [renderDiagnostic(rendered, 'error')] };
    },
    async build(content, face) {
      const compiled = compile(content, { shelfUrl, esmCdnUrl, iconCode: iconObject });
      if (!compiled.ok) return { ok: false, at: 'compile', diagnostics: compiled.diagnostics };
      const [rendered, styles] = await Promise.all([
        renderer.run(compiled.code),
        minify(minifier, compiled.css),
      ]);
      const body = bodyOf(rendered, compiled.analysis, {
        formAction: (kind) => `${pagesOrigin}/_/forms/${face.publicName}/${kind}`,
        ping: clickPingUrl(face.publicName),
      });
      if (!('html' in body)) return { ok: false, at: 'render', ...body };
      const card = cardOf(content, face, pagesOrigin);
      const document = documentOf(deps, content, face, { compiled, body, css: styles.css, card });
      const { needsRuntime } = compiled.analysis;
      return {
        ok: true,
        html: document.html,
        rendered: rendered.ok ? rendered.text : undefined,
        policy: policyFor(pagesOrigin, {
          inlineScripts: document.inlineScripts,
          needsRuntime,
          scriptOrigin: scriptOrigin(compiled),
        }),
        needsRuntime,
        card,
        isIndexable: isIndexable(body.html, content.metadata.title),
        diagnostics: [...compiled.diagnostics, ...body.diagnostics, ...styles.diagnostics],
      };
    },
  };
}

/**
 * A page that lives in the browser may need the browser to render at all. One that does not end or
 * takes all memory here would do so in every visitor's tab.
 */
function isForgiven(rendered: Outcome, analysis: Analysis): boolean {
  if (!rendered.ok && rendered.fault === 'unavailable') {
    throw fail('unavailable', { message: rendered.message, retryAfter: 5 });
  }
  return analysis.needsRuntime && !rendered.ok && rendered.fault === 'page_error';
}

function bodyOf(
  rendered: Outcome,
  analysis: Analysis,
  options: SanitiseOptions,
): Body | { diagnostics: PageDiagnostic[] } {
  const forgiven = !rendered.ok && isForgiven(rendered, analysis);
  if (!rendered.ok && !forgiven) return { diagnostics: [renderDiagnostic(rendered, 'error')] };
  const clean = sanitiseHtml(rendered.ok ? rendered.text : linkList(analysis), options);
  if (!clean.ok) return { diagnostics: clean.diagnostics };
  const left = new Set(clean.removed.map(({ element }) => element));
  const diagnostics: PageDiagnostic[] = [...left].map((element) => ({
    code: 'element_removed',
    severity: 'warning',
    message: `Something of <${element}> is left out when the page is published.`,
  }));
  if (rendered.ok) return { html: clean.html, inlineCss: clean.inlineCss, diagnostics };
  const html = `<noscript>${clean.html}</noscript>`;
  return { html, inlineCss: '', diagnostics: [renderDiagnostic(rendered, 'warning')] };
}

/** What a page that only runs in the browser gives to those without scripts. */
function linkList({ links }: Analysis): string {
  const items = links.map(({ href, text }) => {
    return `<li><a href="${escaped(href)}">${escaped(text || href)}</a></li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}

function documentOf(
  deps: BuilderDeps,
  content: PageContent,
  face: Face,
  made: { compiled: Compiled; body: Body; css: string; card: Card },
): PageDocument {
  const { appOrigin, pagesOrigin } = deps;
  const { analysis, moduleCode } = made.compiled;
  const hosts = analysis.links.map(({ href }) => href).filter((href) => /^https:\/\//i.test(href));
  return renderDocument({
    metadata: content.metadata,
    bodyHtml: made.body.html,
    css: made.css,
    canonicalUrl: `${pagesOrigin}/${face.publicName}`,
    language: 'en',
    fontFaces: fontFaces(
      `${made.css}\n${made.body.inlineCss}`,
      ({ file }) => `${pagesOrigin}${fontPath(file)}`,
    ),
    ...(analysis.needsRuntime ? { runtime: runtimeOf(deps, made.compiled, moduleCode) } : {}),
    tracker: trackerScript(face.publicName),
    viewImageUrl: viewImageUrl(face.publicName),
    ogImageUrl: `${pagesOrigin}${OG_PATH}${hashOfCard(made.card)}.png`,
    ...(face.branded ? { madeWithUrl: appOrigin } : {}),
    reportUrl: `/_/report/${face.publicName}`,
    profile: {
      name: face.fullName || face.publicName,
      ...(face.avatarUrl && /^https?:/.test(face.avatarUrl) ? { image: face.avatarUrl } : {}),
      sameAs: [...new Set(hosts)].slice(0, 20),
    },
  });
}

function runtimeOf(
  { pagesOrigin, shelfUrl }: BuilderDeps,
  { analysis, elsewhere }: Compiled,
  moduleCode: string,
) {
  const isMixed = Object.keys(elsewhere).length > 0;
  const importMap = importMapOf((name) => `${pagesOrigin}${shelfUrl(name)}`);
  const fadesIn = analysis.imports.some(({ name }) => /motion/.test(name));
  return { moduleCode, fadesIn, ...(isMixed ? { importMap } : {}) };
}

/** Where a page that runs in the browser takes packages from beside our shelf. */
function scriptOrigin({ analysis, elsewhere }: Compiled): string | undefined {
  const [address] = Object.values(elsewhere);
  return analysis.needsRuntime && address ? new URL(address).origin : undefined;
}

async function minify(
  minifier: Runner,
  css: string,
): Promise<{ css: string; diagnostics: PageDiagnostic[] }> {
  if (css.trim() === '') return { css: '', diagnostics: [] };
  const outcome = await minifier.run(css);
  if (outcome.ok && !outcome.warning) return { css: outcome.text, diagnostics: [] };
  const { message, line } = outcome.ok && outcome.warning ? outcome.warning : NOT_MINIFIED;
  return {
    css: outcome.ok ? outcome.text : css,
    diagnostics: [{ code: 'css_syntax', severity: 'warning', message: `CSS: ${message}`, line }],
  };
}

const NOT_MINIFIED = { message: 'It could not be made smaller and stays as it is.', line: 1 };

function renderDiagnostic(
  outcome: Extract<Outcome, { ok: false }>,
  severity: PageDiagnostic['severity'],
): PageDiagnostic {
  const { message, line } = outcome;
  return { code: 'render', severity, message, ...(line === undefined ? {} : { line }) };
}
