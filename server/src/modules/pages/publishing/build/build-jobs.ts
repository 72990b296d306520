// The parts of building a page that read its source or its HTML: compiling, and making the document from
// what was rendered. Pure; they run in a worker process.

import {
  type Analysis,
  BASE_CSS,
  type BundledPackageName,
  checkDocument,
  clickPingUrl,
  compile,
  fontFaces,
  type PageDocument,
  readPage,
  renderDocument,
  type SanitizeOptions,
  sanitizeHtml,
  trackerScript,
  viewImageUrl,
} from '@vys/compiler';
import { shortenPage } from '@vys/compiler/css/shorten/shorten-page';
import { findNeededDataIds } from '@vys/compiler/css/unused/data-ids';
import { removeUnusedCss } from '@vys/compiler/css/unused/remove-unused-css';
import { findFontUses } from '@vys/compiler/css/used-fonts/find-font-uses';
import { findFontFeatures } from '@vys/compiler/css/used-fonts/font-features';
import { formScript } from '@vys/compiler/document/form-result';
import { describeImages, type ImageShape } from '@vys/compiler/document/page-images';
import type { PageContent } from '@vys/contract/pages/pages';
import { fontPath } from '@vys/contract/pages/preview';
import { iconObject } from '../../../packages/index.ts';
import { sayBuild } from '../../build-messages/say-build.ts';
import type { BuildDiagnostic } from '../../diagnostics.ts';
import type { OgImageSpec } from '../../render/og-image-spec.ts';
import { isTolerated, renderDiagnostic } from '../../render/render-diagnostic.ts';
import type { RenderResult } from '../../render/render-result.ts';
import { findFooterFont } from '../head/footer-font.ts';
import { isIndexable } from '../head/indexing.ts';
import { iconUrl } from '../head/page-icon.ts';
import { declareLanguage, findPageLanguage } from '../head/page-language.ts';
import { namePage } from '../head/page-names.ts';
import { profileLinks } from '../head/profile-links.ts';
import { findThemeColors } from '../head/theme-colors.ts';
import { hashOgImage, OG_PATH } from '../og-image/og-image.ts';
import { ogImageSpec } from '../og-image/og-image-content.ts';
import type { PublishContext } from './build.ts';
import { MOST_MEDIA_SOURCES, policyFor, toMediaSources } from './content-security-policy.ts';
import { createImportMap } from './import-map.ts';
import type { PageFonts } from './inline-fonts.ts';

export type Origins = { appOrigin: string; pagesOrigin: string };

export type CompileInput = {
  content: PageContent;
  /** Addresses of the packages on the pages origin; without them no module is written. */
  packageUrls?: Readonly<Record<BundledPackageName, string>>;
  /** Root of the module network that pages may use, if any. */
  esmCdnUrl?: string | undefined;
};

export type CompiledPage = Extract<ReturnType<typeof compile>, { ok: true }>;

export function compilePage({ content, packageUrls, esmCdnUrl }: CompileInput) {
  if (packageUrls === undefined) return compile(content, { esmCdnUrl });
  const packageUrl = (name: BundledPackageName) => packageUrls[name];
  return compile(content, { packageUrl, esmCdnUrl, iconCode: iconObject });
}

/** All that the document is made from. `compiled` comes without the code that was rendered. */
export type DocumentInput = Origins & {
  content: PageContent;
  context: PublishContext;
  compiled: Omit<CompiledPage, 'code'>;
  rendered: RenderResult;
  styles: { css: string; diagnostics: BuildDiagnostic[] };
  packageUrls: Readonly<Record<BundledPackageName, string>>;
  images: readonly ImageShape[];
};

export type DocumentResult =
  | {
      ok: true;
      html: string;
      policy: string;
      needsRuntime: boolean;
      /** What of its style may be minified again: code of the page reads nothing of it. */
      css?: string | undefined;
      /** Undefined where all letters of its fonts may be shown. */
      fonts?: PageFonts | undefined;
      /** What the OG image is made of, which the document names by its hash. */
      ogImage: OgImageSpec;
      isIndexable: boolean;
      diagnostics: BuildDiagnostic[];
    }
  | { ok: false; diagnostics: BuildDiagnostic[] };

type Body = { html: string; inlineCss: string; diagnostics: BuildDiagnostic[] };

export async function writeDocument(request: DocumentInput): Promise<DocumentResult> {
  const { title, name } = namePage(request.content, request.context);
  const { description } = request.content.metadata;
  const content = { ...request.content, metadata: { title, description } };
  const input = { ...request, content };
  const { context, compiled, rendered, styles, pagesOrigin } = input;
  const { needsRuntime } = compiled.analysis;
  const body = toBody(rendered, compiled.analysis, {
    formAction: (kind) => `${pagesOrigin}/_/forms/${context.publicName}/${kind}`,
    ping: clickPingUrl(context.publicName),
    dataIds: needsRuntime || !rendered.ok ? 'all' : findNeededDataIds(styles.css, rendered.text),
  });
  if (!('html' in body)) return { ok: false, ...body };
  const ogImage = ogImageSpec(content, context, pagesOrigin);
  const media = needsRuntime ? findMedia(content, rendered) : { sources: [], diagnostics: [] };
  const { document, faces } = await toDocument(input, { body, ogImage, name }, media.sources);
  const tooLarge = checkDocument(document.html);
  if (tooLarge) return { ok: false, diagnostics: [tooLarge] };
  return {
    ok: true,
    html: document.html,
    policy: policyFor(pagesOrigin, {
      inlineScripts: document.inlineScripts,
      needsRuntime,
      scriptOrigin: scriptOrigin(compiled),
      mediaSources: media.sources,
      sendsForms: document.inlineScripts.some((script) => script.includes(formScript)),
      isFramed: document.inlineScripts.some((script) => script.includes('data-play')),
    }),
    needsRuntime,
    css: needsRuntime ? undefined : document.inlineStyles.join('').slice(faces.length),
    fonts: needsRuntime ? undefined : readFonts(document, faces),
    ogImage,
    isIndexable: isIndexable(body.html, content.metadata.title),
    diagnostics: [
      ...compiled.diagnostics,
      ...body.diagnostics,
      ...styles.diagnostics,
      ...media.diagnostics,
    ],
  };
}

function toBody(
  rendered: RenderResult,
  analysis: Analysis,
  options: SanitizeOptions,
): Body | { diagnostics: BuildDiagnostic[] } {
  const isRenderErrorTolerated = isTolerated(rendered, analysis.needsRuntime);
  if (!rendered.ok && !isRenderErrorTolerated)
    return { diagnostics: [renderDiagnostic(rendered, 'error')] };
  const clean = sanitizeHtml(rendered.ok ? rendered.text : linkList(analysis), options);
  if (!clean.ok) return { diagnostics: clean.diagnostics };
  const removedElements = new Set(clean.removed.map(({ element }) => element));
  const diagnostics: BuildDiagnostic[] = [...removedElements].map((element) => ({
    code: 'element_removed',
    severity: 'warning',
    ...sayBuild('partRemoved', element),
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

async function toDocument(
  input: DocumentInput,
  { body, ogImage, name }: { body: Body; ogImage: OgImageSpec; name: string },
  mediaSources: readonly string[],
): Promise<{ document: PageDocument; faces: string }> {
  const { content, context, compiled, styles, appOrigin, pagesOrigin } = input;
  const { analysis } = compiled;
  const used = analysis.needsRuntime ? styles.css : removeUnusedCss(styles.css, body.html);
  const whole = { html: body.html, css: `${BASE_CSS}${used}` };
  const page = analysis.needsRuntime ? whole : describeImages(whole, input.images);
  const { html, css } = analysis.needsRuntime ? page : shortenPage(page);
  const footerFont = findFooterFont(css, html);
  const language = await findPageLanguage(
    { ...content.metadata, html: body.html },
    context.language,
  );
  const isAllowedOrigin = (origin: string) =>
    origin === pagesOrigin ||
    (analysis.needsRuntime ? mediaSources.includes(origin) : origin.startsWith('https:'));
  const faces = fontFaces(
    `${css}\n${body.inlineCss}`,
    ({ file }) => `${pagesOrigin}${fontPath(file)}`,
  );
  const document = renderDocument({
    metadata: content.metadata,
    bodyHtml: declareLanguage(html, language.language),
    css,
    baseCss: '',
    canonicalUrl: `${pagesOrigin}/${context.publicName}`,
    ...language,
    fontFaces: faces,
    ...(analysis.needsRuntime ? { runtime: toRuntime(input) } : {}),
    tracker: trackerScript,
    viewImageUrl: viewImageUrl(context.publicName),
    ogImageUrl: `${pagesOrigin}${OG_PATH}${hashOgImage(ogImage)}.png`,
    ...(context.branded ? { madeWithUrl: appOrigin } : {}),
    reportUrl: `/_/report/${context.publicName}`,
    ...(footerFont === undefined ? {} : { footerFont }),
    themeColors: findThemeColors(styles.css, body.html),
    iconUrl: iconUrl({
      name,
      colors: ogImage.colors,
      avatarUrl: context.avatarUrl,
      isAllowedOrigin,
    }),
    profile: {
      name,
      ...(context.avatarUrl && /^https?:/.test(context.avatarUrl)
        ? { image: context.avatarUrl }
        : {}),
      sameAs: profileLinks(analysis.links.map(({ href }) => href)),
    },
  });
  return { document, faces };
}

/** The letters that a document shows, of the fonts that it names. */
function readFonts({ html, inlineStyles }: PageDocument, faces: string): PageFonts | undefined {
  const css = inlineStyles.join('').replace(faces, '');
  const uses = faces === '' ? undefined : findFontUses(html.replace(faces, ''), css);
  if (uses === undefined) return undefined;
  const features = findFontFeatures(html);
  return { faces, subsets: uses.map((use) => ({ ...use, weights: [...use.weights], features })) };
}

function toRuntime({ compiled, packageUrls }: DocumentInput) {
  const { analysis, cdnImports, moduleCode } = compiled;
  const isMixed = Object.keys(cdnImports).length > 0;
  const importMap = createImportMap((name) => packageUrls[name]);
  const fadesIn = analysis.imports.some(({ name }) => /motion/.test(name));
  return { moduleCode, fadesIn, ...(isMixed ? { importMap } : {}) };
}

/** Of the addresses that the publish checks evaluate, so that nothing else can be contacted. */
function findMedia(
  { jsx, css }: PageContent,
  rendered: RenderResult,
): { sources: string[]; diagnostics: BuildDiagnostic[] } {
  const { loads } = readPage({ jsx, css, ...(rendered.ok ? { html: rendered.text } : {}) });
  const found = toMediaSources(loads);
  const sources = found.slice(0, MOST_MEDIA_SOURCES);
  if (found.length === sources.length) return { sources, diagnostics: [] };
  const text = sayBuild('tooManyHosts', found.length, MOST_MEDIA_SOURCES);
  return { sources, diagnostics: [{ code: 'too_many_hosts', severity: 'warning', ...text }] };
}

/** Origin from which a page that runs in the browser loads packages that are not bundled. */
function scriptOrigin({ analysis, cdnImports }: DocumentInput['compiled']): string | undefined {
  const [address] = Object.values(cdnImports);
  return analysis.needsRuntime && address ? new URL(address).origin : undefined;
}
