// A published page as one HTML document: head for people, search and sharing; the body as it was
// sanitized; scripts only where needed. Headers, hashing and compression are the server's.

import { type Direction, directionOf } from '@vys/contract/language/languages';
import { escapeHtml, escapeJson, escapeScript, escapeStyle } from '../escape.ts';
import { EMBED_CSS } from '../sanitize/embed-facade.ts';
import { mixesDirections } from '../text/direction.ts';
import { type FooterInput, leaveRoomForFooter, leaveRoomInStyles, renderFooter } from './footer.ts';
import { pageScripts } from './page-scripts.ts';

export type Profile = { name: string; image?: string; sameAs?: readonly string[] };

/** Colors of the browser's own bars, by color scheme. */
export type ThemeColors = { light?: string; dark?: string };

export type DocumentInput = FooterInput & {
  metadata: { title: string; description: string };
  /** Sanitized. May be empty for a page that only runs in the browser. */
  bodyHtml: string;
  css: string;
  /** `BASE_CSS` unless given, for CSS that has what it needs of it. */
  baseCss?: string;
  /** Absolute. */
  canonicalUrl: string;
  /** BCP 47; `en` when it is not one. */
  language: string;
  /** That of the language when the page says nothing else. */
  direction?: Direction;
  fontFaces: string;
  /** From `compile`, given only when the page needs it. */
  runtime?: {
    moduleCode: string;
    /** Addresses by name, for modules that do not come from us and import what we have. */
    importMap?: Readonly<Record<string, string>>;
    /** Hides parts at first that it shows by itself; without scripts they must be seen. */
    fadesIn?: boolean;
  };
  /** From `trackerScript`. */
  tracker?: string;
  /** An image that stands for a view where scripts are off. */
  viewImageUrl?: string;
  /** Absolute, 1200 × 630. */
  ogImageUrl?: string;
  themeColors?: ThemeColors;
  iconUrl?: string;
  profile?: Profile;
};

/** `inlineScripts`: exactly what the browser runs, for the hashes of the Content-Security-Policy.
 *  `inlineStyles` likewise; style attributes are not among them. */
export type PageDocument = { html: string; inlineScripts: string[]; inlineStyles: string[] };

/** What every page starts from; the preview uses the same. */
export const BASE_CSS =
  '*,:before,:after{box-sizing:border-box}html{-webkit-text-size-adjust:100%;text-size-adjust:100%}body{margin:0;overflow-wrap:break-word}img,svg,video,iframe{max-width:100%}img,video{height:auto}';

/** Where a page mixes directions, each text has its own, as with `dir="auto"`. */
const BIDI_BLOCKS = 'p,li,dt,dd,td,th,blockquote,figcaption,input,textarea';
/** On a page from right to left, short texts keep to its edge: names and links are often Latin there. */
const BIDI_SHORT_TEXTS = 'h1,h2,h3,h4,h5,h6,a,button,label,summary';

/**
 * A short page comes in one go and is painted whole: half of it is laid out differently (centered, in one column), and
 * would move when the rest is read.
 */
const WHOLE_CHARACTERS = 40_000;
const END_ID = 'vys-end';

const UNFADED =
  '<noscript><style>[style*="opacity:0"]{opacity:1!important;transform:none!important}</style></noscript>';

export function renderDocument(input: DocumentInput): PageDocument {
  const content = input.bodyHtml + (input.runtime?.moduleCode ?? '');
  const hasEmbed = /vys-embed/.test(content);
  const behavior = pageScripts(content);
  const language = toLanguageTag(input.language);
  const direction = input.direction ?? directionOf(language);
  const footer = renderFooter({ ...input, language });
  const css = [
    input.fontFaces,
    input.baseCss ?? BASE_CSS,
    hasEmbed ? EMBED_CSS : '',
    mixesDirections(content) ? bidiCss(direction) : '',
    footer ? leaveRoomForFooter(input.css) : input.css,
  ];
  const bodyHtml = footer ? leaveRoomInStyles(input.bodyHtml) : input.bodyHtml;
  const style = escapeStyle(css.filter(Boolean).join('\n'));
  const tracker = input.tracker ? escapeScript(input.tracker) : '';
  const runtime = input.runtime ? escapeScript(input.runtime.moduleCode) : '';
  const importMap = input.runtime?.importMap
    ? escapeJson({ imports: input.runtime.importMap })
    : '';
  const isShort = tracker !== '' && content.length < WHOLE_CHARACTERS;
  const html = [
    `<!doctype html><html lang="${language}"${direction === 'rtl' ? ' dir="rtl"' : ''}><head>`,
    ...head(input),
    isShort ? `<link rel="expect" href="#${END_ID}" blocking="render">` : '',
    `<style>${style}</style>`,
    input.runtime?.fadesIn ? UNFADED : '',
    importMap && `<script type="importmap">${importMap}</script>`,
    '</head><body>',
    `<div id="page">${bodyHtml}</div>`,
    footer,
    tracker && `<script${isShort ? ` id="${END_ID}"` : ''}>${tracker}</script>`,
    behavior && `<script>${behavior}</script>`,
    input.viewImageUrl ? trackingPixel(input.viewImageUrl) : '',
    runtime && `<script type="module">${runtime}</script>`,
    '</body></html>',
  ].join('');
  return {
    html,
    inlineScripts: [importMap, tracker, behavior, runtime].filter(Boolean),
    inlineStyles: [style],
  };
}

function head(input: DocumentInput): string[] {
  const title = input.metadata.title.trim() || input.profile?.name || 'Vys';
  const description = input.metadata.description.trim();
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    meta('name="description" property', 'og:description', description),
    `<link rel="canonical" href="${escapeHtml(input.canonicalUrl)}">`,
    meta('property', 'og:type', 'profile'),
    meta('property', 'og:title', title),
    meta('property', 'og:url', input.canonicalUrl),
    meta('property', 'og:image', input.ogImageUrl),
    meta('name', 'twitter:card', input.ogImageUrl ? 'summary_large_image' : 'summary'),
    themeColors(input.themeColors),
    // An empty icon saves the request that browsers make by themselves.
    `<link rel="icon" href="${escapeHtml(input.iconUrl ?? 'data:,')}">`,
    input.profile ? structuredData(input, input.profile, description) : '',
  ];
}

function meta(
  key: 'name' | 'property' | 'name="description" property',
  name: string,
  content: string | undefined,
  media?: string,
): string {
  const condition = media ? ` media="${media}"` : '';
  return content ? `<meta ${key}="${name}"${condition} content="${escapeHtml(content)}">` : '';
}

function themeColors({ light, dark }: ThemeColors = {}): string {
  if (light === dark) return meta('name', 'theme-color', light);
  const tags = Object.entries({ light, dark }).map(([scheme, color]) => {
    return meta('name', 'theme-color', color, `(prefers-color-scheme: ${scheme})`);
  });
  return tags.join('');
}

/** schema.org ProfilePage. A data block is not run, so no hash is needed for it. */
function structuredData(input: DocumentInput, profile: Profile, description: string): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    mainEntity: {
      '@type': 'Person',
      name: profile.name,
      url: input.canonicalUrl,
      ...(description ? { description } : {}),
      ...(profile.image ? { image: profile.image } : {}),
      ...(profile.sameAs?.length ? { sameAs: profile.sameAs } : {}),
    },
  };
  return `<script type="application/ld+json">${escapeJson(data)}</script>`;
}

/** `where` comes before `#page`. */
export function bidiCss(direction: Direction, where = ''): string {
  const elements = direction === 'rtl' ? BIDI_BLOCKS : `${BIDI_BLOCKS},${BIDI_SHORT_TEXTS}`;
  return `${where}#page :is(${elements}):not([dir]){unicode-bidi:plaintext}`;
}

function trackingPixel(url: string): string {
  return `<noscript><img src="${escapeHtml(url)}" alt="" hidden></noscript>`;
}

function toLanguageTag(language: string): string {
  return /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$/.test(language) ? language : 'en';
}
