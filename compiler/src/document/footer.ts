// The footer under every published page, in the page's own font, colors and language. A page that fills the screen
// fills it together with its footer, so that one screen does not scroll.
import { escapeHtml } from '../escape.ts';
import { documentLanguage, documentMessages } from './messages.ts';

export type FooterInput = {
  /** BCP 47, of the page. */
  language: string;
  /** Where `Made with Vys` leads; without it the page carries no such link. */
  madeWithUrl?: string;
  /** Where a visitor reports the page. */
  reportUrl?: string;
  /** Value of `font` of the page, where its body does not have it. */
  footerFont?: string;
};

/** One line of it. Designs of ours leave this room by themselves. */
const FOOTER_HEIGHT = '4.5rem';
const FOOTER_STYLE = `font-size:13px;line-height:${FOOTER_HEIGHT};display:flex;gap:1em;justify-content:center`;
const LINK_STYLE = 'color:inherit';

/** Colors are the page's own, so that both links can be read on every design. */
export function renderFooter(input: FooterInput): string {
  const { language, madeWithUrl, reportUrl, footerFont } = input;
  const own = documentLanguage(language);
  const messages = documentMessages[own];
  const link = (url: string, style: string, text: string) =>
    `<a href="${escapeHtml(url)}" rel="nofollow" style="${style}">${text}</a>`;
  const links = [
    madeWithUrl ? link(madeWithUrl, LINK_STYLE, messages.madeWith) : '',
    reportUrl ? link(reportUrl, LINK_STYLE, messages.report) : '',
  ].join('');
  if (links === '') return '';
  const isForeign = language.split('-', 1)[0]?.toLowerCase() !== own;
  const font = footerFont ? `${escapeHtml(footerFont)};` : '';
  return `<footer${isForeign ? ` lang="${own}"` : ''} style="${font}${FOOTER_STYLE}">${links}</footer>`;
}

const BLOCK = /\{[^{}]*\}/g;
const MAX_SELECTOR = 500;
const FULL_HEIGHT = /(?<=[{;"\s])((?:min-)?(?:height|block-size):\s*)(100[dsl]?vh)(?=\s*[;}!"])/g;
const OUT_OF_FLOW = /position:\s*(?:fixed|sticky|absolute)/;

/** The CSS of a page whose parts that are as high as the screen leave room for the footer. */
export function leaveRoomForFooter(css: string): string {
  if (!/100[dsl]?vh/.test(css)) return css;
  return css.replace(BLOCK, (block, start: number) => {
    const prelude = css.slice(Math.max(0, start - MAX_SELECTOR), start);
    const before = Math.max(...['{', '}', ';'].map((end) => prelude.lastIndexOf(end)));
    const selector = prelude.slice(before + 1);
    return holdsFooter(selector) ? block : shorten(block);
  });
}

/** The same for style attributes, in serialized HTML. */
export function leaveRoomInStyles(html: string): string {
  return /100[dsl]?vh/.test(html) ? html.replace(/ style="[^"]*"/g, shorten) : html;
}

const holdsFooter = (selector: string) =>
  selector.split(',').some((part) => /^(?:html|body|:root)$/.test(part.trim()));

const shorten = (block: string) =>
  OUT_OF_FLOW.test(block) ? block : block.replace(FULL_HEIGHT, `$1calc($2 - ${FOOTER_HEIGHT})`);
