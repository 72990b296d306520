// Names that an address repeats: "linho cru" beside linhocru.pt, "Los Mapaches" beside @losmapaches.
import type { MessageValue } from '../../../reading/message.ts';
import { fold } from '../../../reading/words/text.ts';
import type { Token } from '../../../reading/words/tokens.ts';
import { isCity } from '../text/cities.ts';
import { type Context, isInValue, type NameMatch } from './context.ts';

const SHORTEST = 4;
const MOST_TOKENS = 9;
const LEAST_SHARE = 0.55;
const JOINTS = new Set(['&', '+', 'and', 'und', 'et', 'y', 'e']);
const COMMON_MAILBOXES =
  /^(?:info|hello|hi|hallo|hola|ola|ciao|bonjour|contact|contacto|contato|kontakt|mail|office|booking|bookings|team|shop|orders|studio|admin|support|gmail|outlook|hotmail|icloud|yahoo|gmx|web|proton|protonmail|example|www|shop|blog|bit|linktr)$/;

/** Letters and digits of handles, hosts and mailboxes. */
export function addressKeys(values: readonly MessageValue[]): string[] {
  const texts = values.flatMap((value): (string | undefined)[] => {
    if (value.kind === 'handle') return [value.handle];
    if (value.kind === 'email')
      return value.email.split('@').flatMap((side) => [side, side.split('.')[0]]);
    if (value.kind !== 'url') return [];
    const [host = '', ...path] = value.url.replace(/^https?:\/\/(?:www\.)?/i, '').split('/');
    const labels = host.split('.');
    return value.platform === undefined
      ? [labels[0], labels.at(-2)]
      : [path.filter(Boolean).at(-1)?.split('?')[0], labels[0]];
  });
  const keys = texts
    .map((text) => fold(text ?? '').replace(/[^\p{L}\d]/gu, ''))
    .filter((key) => key.length >= SHORTEST && !COMMON_MAILBOXES.test(key));
  return [...new Set(keys)];
}

/** Without joints, as addresses leave them out: "sparkle & shine" is "sparkleshine". */
export function keysOf(tokens: readonly { kind: string; fold: string }[]): string[] {
  const words = tokens.filter(({ kind }) => kind === 'word' || kind === 'number');
  const all = words.map(({ fold: word }) => word.replace(/[^\p{L}\d]/gu, '')).join('');
  const bare = words
    .filter(({ fold: word }) => !JOINTS.has(word))
    .map(({ fold: word }) => word.replace(/[^\p{L}\d]/gu, ''))
    .join('');
  const joined = tokens
    .map(({ fold: word }) => (word === '&' || word === '+' ? 'and' : word))
    .join('')
    .replace(/[^\p{L}\d]/gu, '');
  return [all, bare, joined];
}

export const matchesKey = (key: string, address: string): boolean =>
  key.length >= SHORTEST &&
  (key === address ||
    (address.startsWith(key) && key.length / address.length >= LEAST_SHARE) ||
    (address.endsWith(key) && key.length / address.length >= LEAST_SHARE));

/** The longest run of words that an address repeats. */
export function asAddress(context: Context): NameMatch[] {
  const { tokens, message, occupations } = context;
  const keys = addressKeys(message.values);
  if (keys.length === 0) return [];
  const found: NameMatch[] = [];
  for (let first = 0; first < tokens.length; first += 1) {
    if (!isWord(context, tokens[first])) continue;
    for (let last = Math.min(tokens.length, first + MOST_TOKENS) - 1; last >= first; last -= 1) {
      const run = tokens.slice(first, last + 1);
      if (
        !isRun(context, run) ||
        !keys.some((key) => keysOf(run).some((own) => matchesKey(own, key)))
      )
        continue;
      const start = run[0]?.start ?? 0;
      const end = run.at(-1)?.end ?? start;
      const text = message.text.slice(start, end);
      const isOccupation = occupations.some((match) => match.start <= start && end <= match.end);
      if (!isCity(text) && !isOccupation)
        found.push({ start, end, text, score: Math.min(70, 48 + 6 * run.length) });
      break;
    }
  }
  return found;
}

const isWord = ({ message }: Context, token: Token | undefined) =>
  token !== undefined && token.kind === 'word' && !isInValue(message, token);

function isRun(context: Context, run: readonly Token[]): boolean {
  if (!isWord(context, run.at(-1))) return false;
  return run.every(
    (token, at) =>
      (isWord(context, token) ||
        (token.kind === 'number' && !isInValue(context.message, token)) ||
        (token.kind === 'symbol' && /^[&+'.-]$/.test(token.typed))) &&
      (at === 0 || token.start - (run[at - 1]?.end ?? 0) <= 1),
  );
}

/** "PixelPanda" as an address spells it, where the message says no name at all. */
export function asSpelledAddress({ message }: Context): NameMatch[] {
  const spelled = message.values.flatMap((value) => {
    if (value.kind !== 'url' && value.kind !== 'handle') return [];
    const raw = message.text.slice(value.start, value.end);
    const part = /(?:[/@]|^)([\p{L}\d_]+)\/?$/u.exec(raw)?.[1] ?? '';
    return [{ ...value, text: part }];
  });
  return spelled.flatMap(({ start, end, text }) => {
    const isCamel = /^\p{Lu}\p{Ll}+(?:\p{Lu}\p{Ll}+)+$/u.test(text);
    if (!isCamel) return [];
    return [{ start, end, text: text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '), score: 30 }];
  });
}
