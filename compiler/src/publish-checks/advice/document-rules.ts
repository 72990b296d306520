// Warns of what concerns the whole document: its weight, and the picture shown where it is shared.
import type { Rule } from '../finding.ts';
import { say } from '../phrases.ts';

/** On a slow mobile network a quarter of a second. */
const HEAVY_BYTES = 100 * 1024;
const KB = 1024;

export const checkWeight: Rule = ({ input }) => {
  const { document = '' } = input;
  const weight = countBytes(document);
  if (weight <= HEAVY_BYTES) return [];
  let pictures = 0;
  for (const match of document.matchAll(/data:image\/[a-z+.-]+[;,][^"'\s)<>]*/gi)) {
    pictures += match[0].length;
  }
  const size = [Math.round(weight / KB), HEAVY_BYTES / KB] as const;
  const said = pictures > weight / 2 ? say('heavyImages', ...size) : say('heavyCode', ...size);
  return [{ rule: 'page-weight', severity: 'warn', ...said }];
};

export const checkPreviewImage: Rule = ({ input }) => {
  if (!input.document || /<meta property="og:image" content="[^"]/.test(input.document)) return [];
  return [{ rule: 'preview-image', severity: 'warn', ...say('noPreviewImage') }];
};

function countBytes(text: string): number {
  let bytes = 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    // Each half of a surrogate pair counts two.
    bytes += code < 0x80 ? 1 : code < 0x800 || (code >= 0xd800 && code <= 0xdfff) ? 2 : 3;
  }
  return bytes;
}
