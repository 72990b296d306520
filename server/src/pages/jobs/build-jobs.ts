// The parts of building a page that read its source or its HTML: compiling, and making the document from
// what was rendered. Pure; they run in a worker process.
import {
  type Analysis,
  checkDocument,
  clickPingUrl,
  compile,
  fontFaces,
  type PageDocument,
  readPage,
  renderDocument,
  type SanitiseOptions,
  type ShelfName,
  sanitiseHtml,
  trackerScript,
  viewImageUrl,
} from '@vys/compiler';
import type { PageContent, PageDiagnostic } from '@vys/contract/pages';
import { fontPath } from '@vys/contract/preview';
import type { Face } from '../build.ts';
import { importMapOf } from '../elsewhere.ts';
import { isIndexable } from '../indexing.ts';
import { cardOf, hashOfCard, OG_PATH } from '../og-image.ts';
import { MOST_MEDIA_SOURCES, mediaSourcesOf, policyFor } from '../policy.ts';
import type { Card } from '../render/card.ts';
import { iconObject } from '../render/icons.ts';
import type { Outcome } from '../render/outcome.ts';
import { isForgiven, renderDiagnostic } from '../render/render-diagnostic.ts';

export type Origins = { appOrigin: string; pagesOrigin: string };

export type CompileInput = {
  content: PageContent;
  /** Addresses of the packages on the pages origin; without them no module is written. */
  shelfUrls?: Readonly<Record<ShelfName, string>>;
  /** Root of the module network that pages may use, if any. */
  esmCdnUrl?: string | undefined;
};

export type CompiledPage = Extract<ReturnType<typeof compile>, { ok: true }>;

export function compilePage({ content, shelfUrls, esmCdnUrl }: CompileInput) {
  if (shelfUrls === undefined) return compile(content, { esmCdnUrl });
  const shelfUrl = (name: ShelfName) => shelfUrls[name];
  return compile(content, { shelfUrl, esmCdnUrl, iconCode: iconObject });
}

/** All that the document is made from. `compiled` comes without the code that was rendered. */
export type DocumentInput = Origins & {
  content: PageContent;
  face: Face;
  compiled: Omit<CompiledPage, 'code'>;
  rendered: Outcome;
  styles: { css: string; diagnostics: PageDiagnostic[] };
  shelfUrls: Readonly<Record<ShelfName, string>>;
};

export type DocumentResult =
  | {
      ok: true;
      html: string;
      policy: string;
      needsRuntime: boolean;
      /** What the sharing image is made of, which the document names by its hash. */
      card: Card;
      isIndexable: boolean;
      diagnostics: PageDiagnostic[];
    }
  | { ok: false; diagnostics: PageDiagnostic[] };

type Body = { html: string; inlineCss: string; diagnostics: PageDiagnostic[] };

export function writeDocument(input: DocumentInput): DocumentResult {
  const { content, face, compiled, rendered, styles, pagesOrigin } = input;
  const { needsRuntime } = compiled.analysis;
  const body = bodyOf(rendered, compiled.analysis, {
    formAction: (kind) => `${pagesOrigin}/_/forms/${face.publicName}/${kind}`,
    ping: clickPingUrl(face.publicName),
  });
  if (!('html' in body)) return { ok: false, ...body };
  const card = cardOf(content, face, pagesOrigin);
  const document = documentOf(input, body, card);
  const tooLarge = checkDocument(document.html);
  if (tooLarge) return { ok: false, diagnostics: [tooLarge] };
  const media = needsRuntime ? mediaOf(content, rendered) : { sources: [], diagnostics: [] };
  return {
    ok: true,
    html: document.html,
    policy: policyFor(pagesOrigin, {
      inlineScripts: document.inlineScripts,
      needsRuntime,
      scriptOrigin: scriptOrigin(compiled),
      mediaSources: media.sources,
    }),
    needsRuntime,
    card,
    isIndexable: isIndexable(body.html, content.metadata.title),
    diagnostics: [
      ...compiled.diagnostics,
      ...body.diagnostics,
      ...styles.diagnostics,
      ...media.diagnostics,
    ],
  };
}

function bodyOf(
  rendered: Outcome,
  analysis: Analysis,
  options: SanitiseOptions,
): Body | { diagnostics: PageDiagnostic[] } {
  const forgiven = isForgiven(rendered, analysis.needsRuntime);
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

function documentOf(input: DocumentInput, body: Body, card: Card): PageDocument {
  const { content, face, compiled, styles, appOrigin, pagesOrigin } = input;
  const { analysis } = compiled;
  const hosts = analysis.links.map(({ href }) => href).filter((href) => /^https:\/\//i.test(href));
  return renderDocument({
    metadata: content.metadata,
    bodyHtml: body.html,
    css: styles.css,
    canonicalUrl: `${pagesOrigin}/${face.publicName}`,
    language: 'en',
    fontFaces: fontFaces(
      `${styles.css}\n${body.inlineCss}`,
      ({ file }) => `${pagesOrigin}${fontPath(file)}`,
    ),
    ...(analysis.needsRuntime ? { runtime: runtimeOf(input) } : {}),
    tracker: trackerScript(face.publicName),
    viewImageUrl: viewImageUrl(face.publicName),
    ogImageUrl: `${pagesOrigin}${OG_PATH}${hashOfCard(card)}.png`,
    ...(face.branded ? { madeWithUrl: appOrigin } : {}),
    reportUrl: `/_/report/${face.publicName}`,
    profile: {
      name: face.fullName || face.publicName,
      ...(face.avatarUrl && /^https?:/.test(face.avatarUrl) ? { image: face.avatarUrl } : {}),
      sameAs: [...new Set(hosts)].slice(0, 20),
    },
  });
}

function runtimeOf({ compiled, shelfUrls }: DocumentInput) {
  const { analysis, elsewhere, moduleCode } = compiled;
  const isMixed = Object.keys(elsewhere).length > 0;
  const importMap = importMapOf((name) => shelfUrls[name]);
  const fadesIn = analysis.imports.some(({ name }) => /motion/.test(name));
  return { moduleCode, fadesIn, ...(isMixed ? { importMap } : {}) };
}

/** Of the addresses that the publish checks judge, so that nothing else can be contacted. */
function mediaOf(
  { jsx, css }: PageContent,
  rendered: Outcome,
): { sources: string[]; diagnostics: PageDiagnostic[] } {
  const { loads } = readPage({ jsx, css, ...(rendered.ok ? { html: rendered.text } : {}) });
  const all = mediaSourcesOf(loads);
  const sources = all.slice(0, MOST_MEDIA_SOURCES);
  if (all.length === sources.length) return { sources, diagnostics: [] };
  const message = `This page runs code and names ${all.length} hosts; images, sound and video will load from the first ${MOST_MEDIA_SOURCES} only. Upload images to your media library instead.`;
  return { sources, diagnostics: [{ code: 'too_many_hosts', severity: 'warning', message }] };
}

/** Where a page that runs in the browser takes packages from beside our shelf. */
function scriptOrigin({ analysis, elsewhere }: DocumentInput['compiled']): string | undefined {
  const [address] = Object.values(elsewhere);
  return analysis.needsRuntime && address ? new URL(address).origin : undefined;
}
