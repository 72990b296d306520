// Features of the tokens of one request for the chain of slots.
import type { RequestKind } from '../labels.ts';
import { gist, localFeatures, mainClass, toBuckets, tokenAt } from './features.ts';
import type { TaggingToken, TokenizedMessage } from './tokens.ts';

/** A request by its tokens; `to` is the last. */
export type RequestRange = { kind: RequestKind; from: number; to: number };

export function slotFeatures(message: TokenizedMessage, request: RequestRange): Int32Array[] {
  const { tokens, lang } = message;
  const { kind, from, to } = request;
  const verb = firstVerb(tokens, request);
  const opening = gist(tokenAt(tokens, from));
  const features: Int32Array[] = [];
  for (let index = from; index <= to; index += 1) {
    const token = tokenAt(tokens, index);
    const before = tokenAt(tokens, index - 1);
    const after = tokenAt(tokens, index + 1);
    const place = Math.min(5, index - from);
    const left = Math.min(4, to - index);
    features.push(
      toBuckets([
        ...localFeatures(message, index),
        `k${kind}`,
        `kw${kind}${token.word}`,
        `kc${kind}${mainClass(token)}`,
        `kv${kind}${token.value}${verb}`,
        `k-${kind}${gist(before)}`,
        `k+${kind}${gist(after)}`,
        `kb${kind}${gist(before)} ${gist(token)}`,
        `kC${kind}${mainClass(before)} ${mainClass(token)}`,
        `kD${kind}${mainClass(token)} ${mainClass(after)}`,
        ...token.classes.map((name) => `kn${kind}${name}`),
        `ks${kind}${token.shape}`,
        `V${verb}`,
        `Vk${kind}${verb}${mainClass(token)}`,
        `O${kind}${opening}`,
        `P${kind}${place}`,
        `E${kind}${left}`,
        `PE${kind}${place}${Math.min(4, to - from)}`,
        `l${lang}${token.word}`,
        `r${token.sentence - tokenAt(tokens, from).sentence > 0}${kind}`,
        `a${lastJoint(tokens, index, from)}`,
        `ka${kind}${lastJoint(tokens, index, from)}`,
        ...rangeFeatures(tokens, index, request),
      ]),
    );
  }
  return features;
}

function firstVerb(tokens: readonly TaggingToken[], { from, to }: RequestRange): string {
  for (let index = from; index <= to; index += 1) {
    const verb = tokens[index]?.verb;
    if (verb) return verb;
  }
  return '';
}

const JOINTS = /^[,:;()"\n=>-]$/;

/** The last mark or small word that parts the request before a token, and how far back it is. */
function lastJoint(tokens: readonly TaggingToken[], index: number, from: number): string {
  for (let back = index - 1; back >= from; back -= 1) {
    const { word, value } = tokenAt(tokens, back);
    if (value === '' && (JOINTS.test(word) || (word.length < 4 && /^[a-z]/.test(word))))
      return `${word}${Math.min(3, index - back)}`;
  }
  return '^';
}

const FARTHEST = 60;

/** Which values and names of the page stand before and after a token within its request. */
function rangeFeatures(
  tokens: readonly TaggingToken[],
  index: number,
  { from, to, kind }: RequestRange,
): string[] {
  const features = new Set<string>();
  const last = Math.min(to, index + FARTHEST);
  for (let other = Math.max(from, index - FARTHEST); other <= last; other += 1) {
    if (other === index) continue;
    const { value, classes } = tokenAt(tokens, other);
    const side = other < index ? '<' : '>';
    const onPage = classes.find((name) => name.startsWith('on.')) ?? '';
    for (const name of [value.startsWith('B-') ? value : '', onPage]) {
      if (name !== '') features.add(`R${side}${name}`).add(`R${side}${kind}${name}`);
    }
  }
  return [...features];
}
