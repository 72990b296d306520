// Finds telephone numbers as people write them; kept as typed, with an address to call.
import type { ReadState } from './finder.ts';

const CUES = new Set(
  `phone tel telephone call mobile cell text sms whatsapp whats ring number handy telefon telefonnummer nummer anrufen ruf mobil fon telephone appelle appeler portable mobile
  telefono movil celular llama llamame telefone telemovel liga ligue fone cellulare chiama chiamami numero zap wpp signal telegram viber dial`.split(
    /\s+/,
  ),
);
const FEWEST_DIGITS = 7;
const MOST_DIGITS = 15;

export function findPhones(state: ReadState): void {
  for (let index = 0; index < state.tokens.length; index += 1) {
    const first = state.tokens[index];
    const isStart = first?.kind === 'number' || first?.typed === '+' || first?.typed === '(';
    if (!isStart || state.isTaken(index)) continue;
    const { end, digits, groups, hasPlus } = readDigits(state, index);
    if (digits.length < FEWEST_DIGITS || digits.length > MOST_DIGITS) continue;
    if (!isPhone(state, index, digits, groups, hasPlus)) continue;
    const span = state.span(index, end);
    const url = `tel:${hasPlus ? '+' : ''}${digits}`;
    if (state.add({ kind: 'phone', phone: state.text.slice(span.start, span.end), url, ...span }))
      index = end - 1;
  }
}

function readDigits(state: ReadState, index: number) {
  let at = index;
  let end = index;
  let digits = '';
  let groups = 0;
  const hasPlus =
    state.fold(index) === '+' || (state.fold(index) === '(' && state.fold(index + 1) === '+');
  for (; at < state.tokens.length && at < index + 24 && !state.isTaken(at); at += 1) {
    const token = state.tokens[at];
    if (token?.kind === 'number') {
      if (digits.length + token.typed.length > MOST_DIGITS) break;
      if (!(token.typed === '0' && state.fold(at - 1) === '(' && hasPlus)) digits += token.typed;
      groups += 1;
      end = at + 1;
    } else if (
      !token ||
      !/^[+()/.–-]$/.test(token.typed) ||
      (token.typed === '+' && at > index + 1) ||
      (token.typed === '.' && state.tokens[at + 1]?.isGlued !== true)
    )
      break;
  }
  return {
    end: state.fold(end) === ')' && state.fold(index) === '(' ? end : end,
    digits,
    groups,
    hasPlus,
  };
}

function isPhone(
  state: ReadState,
  index: number,
  digits: string,
  groups: number,
  hasPlus: boolean,
): boolean {
  const before = state.tokens[index - 1];
  if (
    state.tokens[index]?.isGlued &&
    before &&
    /^[€$£.,:#@/_-]$/.test(before.typed) &&
    before.isGlued &&
    before.typed !== ':'
  )
    return false;
  if (hasPlus) return true;
  const hasCue = [1, 2, 3, 4].some((back) => CUES.has(state.fold(index - back)));
  if (hasCue) return true;
  if (looksLikeDate(state, index)) return false;
  return digits.startsWith('0')
    ? digits.length >= 8
    : digits.length >= 9 && groups >= 2 && groups <= 6;
}

const looksLikeDate = (state: ReadState, index: number) =>
  /^(?:19|20)\d\d$/.test(state.fold(index)) ||
  (/^[./-]$/.test(state.fold(index + 1)) &&
    state.fold(index).length <= 2 &&
    /^(?:19|20)\d\d$/.test(state.fold(index + 4)));
