// A message into words that can be matched and words that must be kept as they were written.
// Quotes, addresses, handles and colours are lifted out first, so that nothing inside them is
// taken for a comma, a verb or a typo.

import { corrected } from './spelling.ts';

export type MaskKind = 'q' | 'u' | 'e' | 'a' | 'h' | 'x' | 'p';
/** q quoted text, u address, e email, a handle, h hex colour, x unsafe address, p phone. */
export type Mask = { kind: MaskKind; value: string };
/** `word` is `norm` with steering words spelled right. */
export type Token = { raw: string; norm: string; word: string; start: number; end: number };
export type Read = { text: string; masks: Mask[]; images: string[]; tokens: Token[] };

const TLDS =
  'com|org|net|io|dev|app|co|me|tv|fm|gg|xyz|info|biz|art|design|shop|store|blog|studio|page|site|online|link|club|news|live|photo|photos|music|band|edu|gov|eu|uk|de|fr|es|it|nl|pl|ch|at|be|se|no|dk|fi|ie|pt|cz|br|mx|ar|cl|ca|us|au|nz|jp|kr|cn|in|id|sg|hk|za|ng|ke|ru|ua|tr|gr|hu|ro|il|ae|ai|so|to|ly|social|cloud|tech|world|space|agency|media|digital|works|bio|pro|name|cafe|coffee|place|fun|ink|earth|codes|company|team|systems|software|video|photography|gallery|market|solutions|berlin|london|nyc|paris|wiki|garden|house|land|life|love|lol|moe|one|run|sh|today|tools|zone|best|build|cool|email|events|fyi|games|global|group|guide|guru|how|rocks|school|services|style|support|tips|university|watch|wtf|yoga';

const PATTERNS: [MaskKind, RegExp][] = [
  [
    'q',
    /"([^"\n]+)"|“([^“”\n]+)”|«([^«»\n]+)»|(?<![\p{L}\p{N}])['‘]((?:[^'‘’\n]|(?<=[\p{L}\p{N}])['’](?=\p{L}))+)['’](?![\p{L}\p{N}])/gu,
  ],
  [
    'x',
    /(?<![\p{L}\p{N}])(?:javascript|vbscript|data|file|blob|ftp|about|intent|chrome)\s*:(?=\S)[^\s]*/giu,
  ],
  ['u', /(?:https?:\/\/|mailto:|tel:)[^\s<>"']+/gi],
  ['u', /(?<![\w.])@[\w.]+@[\w-]+(?:\.[\w-]+)+/g],
  ['e', /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g],
  ['h', /#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![\p{L}\p{N}])/giu],
  [
    'u',
    new RegExp(
      `(?<![\\p{L}\\p{N}@./_-])(?:[a-z0-9-]{1,63}\\.){1,6}(?:${TLDS})(?![\\p{L}\\p{N}_-])(?:[/?#][^\\s<>"']*)?`,
      'giu',
    ),
  ],
  ['a', /(?<![\p{L}\p{N}_])@[\p{L}\p{N}_][\p{L}\p{N}_.-]*/gu],
  ['p', /(?<![\p{L}\p{N}])\+\d[\d ()-]{6,18}\d/gu],
];

export function readMessage(message: string): Read {
  const images: string[] = [];
  let text = message.replace(/\[Image \d+:\s*(\S+?)\]/g, (_line, url: string) => {
    images.push(url);
    return ' ';
  });
  text = text.replace(/[⟨⟩]/g, ' ');
  const masks: Mask[] = [];
  for (const [kind, pattern] of PATTERNS) {
    text = text.replace(pattern, (whole: string, ...rest: unknown[]) => {
      if (/⟨/.test(whole) && kind !== 'q') return whole;
      const inner =
        kind === 'q' ? rest.slice(0, 4).find((part) => typeof part === 'string') : whole;
      const { value, tail } = trimmed(kind, String(inner ?? whole));
      masks.push({ kind, value });
      return `⟨${kind}${masks.length - 1}⟩${tail}`;
    });
  }
  return { text, masks, images, tokens: tokenize(text) };
}

/** Sentence marks at the end of an address belong to the sentence. */
function trimmed(kind: MaskKind, value: string): { value: string; tail: string } {
  if (kind === 'q' || kind === 'h' || kind === 'p') return { value, tail: '' };
  const body = value.replace(/(?<![.,;:!?)\]}])[.,;:!?)\]}]+$/, '');
  return { value: body, tail: value.slice(body.length) };
}

export function tokenize(text: string): Token[] {
  const words = /⟨\w+⟩|[\p{L}\p{N}_][\p{L}\p{N}_'’/-]*(?<!['’/-])|\S/gu;
  return [...text.matchAll(words)].map((found) => {
    const norm = found[0].toLowerCase().replaceAll('’', "'");
    const start = found.index;
    return { raw: found[0], norm, word: corrected(norm), start, end: start + found[0].length };
  });
}

export function maskOf(read: Read, word: string): Mask | undefined {
  const index = /^⟨[a-z](\d+)⟩$/.exec(word)?.[1];
  return index === undefined ? undefined : read.masks[Number(index)];
}

/** Text as the user wrote it: what was lifted out is put back, quotes without their marks. */
export function unmask(read: Read, text: string): string {
  return text
    .replace(/⟨[a-z](\d+)⟩/g, (_word, index: string) => read.masks[Number(index)]?.value ?? '')
    .trim();
}
