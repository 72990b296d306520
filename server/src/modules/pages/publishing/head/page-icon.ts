// The icon of a page: the avatar of its owner, else the initial of their name in the colors of the page.
import type { Colors } from '../og-image/og-palette.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

type IconInput = {
  name: string;
  colors: Colors;
  avatarUrl: string | null;
  /** Whether the Content-Security-Policy of the page allows images from this origin. */
  isAllowedOrigin: (origin: string) => boolean;
};

/** An address for `<link rel="icon">`. */
export function iconUrl({ name, colors, avatarUrl, isAllowedOrigin }: IconInput): string {
  const avatar = avatarUrl === null ? null : URL.parse(avatarUrl);
  if (avatar && isAllowedOrigin(avatar.origin)) return avatar.href;
  return `data:image/svg+xml,${drawInitial(name, colors).replace(/[^ -~]|[<>"#%&]/gu, encodeURIComponent)}`;
}

function drawInitial(name: string, { background, text }: Colors): string {
  const square = `<rect width='32' height='32' rx='8' fill='${background}'/>`;
  const letter = `<text x='16' y='23' text-anchor='middle' style='font:600 20px system-ui,sans-serif' fill='${text}'>${findInitial(name)}</text>`;
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'>${square}${letter}</svg>`;
}

/** The first letter or digit; empty when there is none. */
function findInitial(name: string): string {
  for (const { segment } of graphemes.segment(name)) {
    const [character] = segment.normalize('NFC');
    if (character && /[\p{L}\p{N}]/u.test(character)) return character.toUpperCase();
  }
  return '';
}
