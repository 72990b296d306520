// What cannot be done as it was sent: an address that is none, a day that does not exist, a sentence that stops.
import type { Message } from '../../../reading/message.ts';
import { normalize } from '../normalize.ts';
import { impossibleDay } from './impossible-day.ts';
import { isUnfinished } from './unfinished.ts';

export type ProblemKind =
  | 'unsafeAddress'
  | 'file'
  | 'address'
  | 'email'
  | 'day'
  | 'unfinished'
  | 'code'
  | 'noise';

export type Problem = {
  kind: ProblemKind;
  /** The part of the message that is wrong. */
  part: string;
};

/** A longer message has more in it than what is wrong. */
const MOST_WORDS = 30;

const unsafeAddress =
  /\b(?:javascript|vbscript)\s*:\s*[^\s,]+|\bdata:[\w.+-]+\/[\w.+-]+\S*|\b(?:blob|about|chrome):\S+/i;
const file =
  /(?<!\S)(?:[a-z]:[\\/]\S+|file:\/*\S+|\\\\\S+|~\/\S+|\.{1,2}\/\S+|\/(?:home|users|var|tmp|etc|root|usr|mnt|storage|sdcard|documents|downloads|desktop)\/\S*)/i;
const local =
  /(?<!\S)(?:https?:\/\/)?(?:localhost|127\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|10\.\d+\.\d+\.\d+)(?::\d+)?(?:\/\S*)?(?!\S)/i;
const addressLike =
  /(?<!\S)(?:ht{1,3}ps?[:;]\S*|h\w{1,5}[:;]\/+\S*|\w{2,12}:\/\/\S*|www[.,]*(?!\S)|www[.,]\S+|https?(?!\S))/gi;
const emailLike =
  /(?<!\S)[\w.+-]+@(?!\S)|(?<!\S)[\w.+-]*@?[\w.+-]*@{2,}\S*|(?<!\S)[\w.+-]+@[\w-]*\.{0,}(?!\S)|(?<!\S)[\w.+-]+@\S*\.\.\S*/;
const markup = /<\/?[a-z][^<>]*>|<!--|<\?php/i;
const code =
  /^\s*(?:[.#@]?[\w-]+(?:[\s.:>#][\w-]+)*\s*\{[^}]*\}|(?:const|let|var|function|import|class|def|public|SELECT|DROP|INSERT)\s[\s\S]*[;(){}=*]|[{[]\s*"[\s\S]*[}\]]|\$\{.*\}|\{\{.*\}\})/;

export function findProblem(original: string, message: Message): Problem | undefined {
  const { text } = message;
  const words = text.trim() === '' ? 0 : text.trim().split(/\s+/).length;
  const pasted = markup.test(original) && words < 3;
  if (pasted || code.test(original)) return { kind: 'code', part: '' };
  if (words > MOST_WORDS) return undefined;
  const patterns = [
    ['unsafeAddress', unsafeAddress],
    ['file', file],
    ['address', local],
  ] as const;
  for (const [kind, pattern] of patterns) {
    const part = pattern.exec(text)?.[0];
    if (part !== undefined) return { kind, part };
  }
  const address = brokenAddress(message);
  if (address !== undefined) return { kind: 'address', part: address };
  const email = emailLike.exec(text)?.[0];
  if (email !== undefined) return { kind: 'email', part: email };
  const day = impossibleDay(text);
  if (day !== undefined) return { kind: 'day', part: day };
  if (isUnfinished(message)) return { kind: 'unfinished', part: text.trim() };
  return isNoise(text) ? { kind: 'noise', part: text.trim() } : undefined;
}

function brokenAddress({ text, values }: Message): string | undefined {
  for (const match of text.matchAll(addressLike)) {
    const end = match.index + match[0].length;
    const isRead = values.some(
      (value) =>
        (value.kind === 'url' || value.kind === 'image') &&
        value.start < end &&
        value.end > match.index,
    );
    if (!isRead) return match[0];
  }
  return undefined;
}

/** Most words are what fingers do on a keyboard. */
function isNoise(text: string): boolean {
  const words = normalize(text).split(' ').filter(Boolean);
  const letters = words.filter((word) => /^[a-z]{4,}$/.test(word));
  const noisy = letters.filter(
    (word) =>
      /(?:asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|wert[zy]|rtzu|tzui|uiop|zxcv|xcvb|yxcv|cvbn|vbnm|jklo|lkjh|asdk|azert|(.)\1{4})/.test(
        word,
      ) ||
      (word.length > 4 && !/[aeiouy]/.test(word)) ||
      /[bcdfghjklmnpqrstvwxz]{6}/.test(word),
  );
  return noisy.length > 0 && noisy.length * 2 >= words.filter((word) => !/^\d+$/.test(word)).length;
}
