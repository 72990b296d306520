// Finds numbers, number words, ordinals and emoji: what no other finder has claimed.
import { PhraseTable } from '../words/phrases.ts';
import type { ReadState } from './finder.ts';

const NUMBER_WORDS: Record<number, string> = {
  0: 'zero,null,zéro,cero',
  2: 'two,zwei,deux,dos,dois,duas,due',
  3: 'three,drei,trois,tres,três,tre',
  4: 'four,vier,quatre,cuatro,quatro,quattro',
  5: 'five,fünf,fuenf,cinq,cinco,cinque',
  6: 'six,sechs,seis,sei',
  7: 'seven,sieben,sept,siete,sete,sette',
  8: 'eight,acht,huit,ocho,oito,otto',
  9: 'nine,neun,neuf,nueve,nove',
  10: 'ten,zehn,dix,diez,dez,dieci',
  11: 'eleven,elf,onze,once,undici',
  12: 'twelve,zwölf,douze,doce,doze,dodici',
  15: 'fifteen,fünfzehn,quinze,quince,quindici',
  20: 'twenty,zwanzig,vingt,veinte,vinte,venti',
  30: 'thirty,dreißig,trente,treinta,trinta,trenta',
  50: 'fifty,fünfzig,cinquante,cincuenta,cinquenta,cinquanta',
  100: 'hundred,hundert,cent,cien,cem,cento',
};
const ORDINALS: Record<number, string> = {
  1: 'first,1st,erste,ersten,erster,erstes,premier,première,1er,1ère,primero,primera,primer,primeiro,primeira,primo,prima',
  2: 'second,2nd,zweite,zweiten,zweiter,zweites,deuxième,seconde,2e,2ème,segundo,segunda,secondo,seconda',
  3: 'third,3rd,dritte,dritten,dritter,drittes,troisième,3e,3ème,tercero,tercera,tercer,terceiro,terceira,terzo,terza',
  4: 'fourth,4th,vierte,vierten,vierter,viertes,quatrième,4e,4ème,cuarto,cuarta,quarto,quarta',
  5: 'fifth,5th,fünfte,fünften,fünfter,fünftes,cinquième,5e,quinto,quinta',
  6: 'sixth,6th,sechste,sechsten,sechster,sixième,sexto,sexta,sesto,sesta',
  7: 'seventh,7th,siebte,siebten,siebter,septième,séptimo,séptima,sétimo,sétima,settimo,settima',
  8: 'eighth,8th,achte,achten,achter,huitième,octavo,octava,oitavo,oitava,ottavo,ottava',
  9: 'ninth,9th,neunte,neunten,neunter,neuvième,noveno,novena,nono,nona',
  10: 'tenth,10th,zehnte,zehnten,zehnter,dixième,décimo,décima,decimo,decima',
  [-1]: 'last,letzte,letzten,letzter,letztes,letztem,dernier,dernière,último,última,ultimo,ultima,final one',
  [-2]: 'second to last,next to last,second last,vorletzte,vorletzten,vorletzter,avant-dernier,avant-dernière,penúltimo,penúltima,penultimo,penultima',
};
const table = (rows: Record<number, string>) =>
  new PhraseTable(
    Object.entries(rows).flatMap(([key, phrases]) =>
      phrases.split(',').map((phrase) => [phrase, Number(key)] as const),
    ),
  );
const numberWords = table(NUMBER_WORDS);
const ordinals = table(ORDINALS);
/** "the last time", "second hand", "first name", "at first": not a place in a row. */
const NO_ORDINAL_BEFORE = new Set(
  'name names time times hand aid night class year month week light thing sight impression of'.split(
    ' ',
  ),
);
const NO_ORDINAL_AFTER = new Set('at'.split(' '));
/** Number words that also are other words in some language. */
const AMBIGUOUS: Record<string, string> = {
  once: 'es',
  due: 'it',
  sei: 'it',
  sept: 'fr',
  cent: 'fr',
  elf: 'de',
  tre: 'it',
  null: 'de',
  nove: 'it',
  dix: 'fr',
  neuf: 'fr',
  tres: 'es',
  dos: 'es',
  six: 'en',
};

export function findNumbers(state: ReadState): void {
  for (let index = 0; index < state.tokens.length; index += 1) {
    if (state.isTaken(index)) continue;
    const token = state.tokens[index];
    if (token?.kind === 'emoji')
      state.add({ kind: 'emoji', text: token.typed, ...state.span(index, index + 1) });
    else if (!addOrdinal(state, index)) addNumber(state, index);
  }
}

function addOrdinal(state: ReadState, index: number): boolean {
  const match = ordinals.matchAt(state.tokens, index) ?? numberedOrdinal(state, index);
  if (
    !match ||
    NO_ORDINAL_BEFORE.has(state.fold(match.end)) ||
    NO_ORDINAL_AFTER.has(state.fold(index - 1))
  )
    return false;
  if (isInsideWord(state, index, match.end)) return false;
  return state.add({ kind: 'ordinal', position: match.value, ...state.span(index, match.end) });
}

/** "2nd", "3.", "4º", "#2", "n° 3", "no. 5", "Nummer 2". */
function numberedOrdinal(state: ReadState, index: number) {
  const token = state.tokens[index];
  const next = state.tokens[index + 1];
  if (token?.kind === 'number' && token.typed.length < 3 && next?.isGlued) {
    if (/^(?:st|nd|rd|th|er|ere|e|eme|ste|ten|te|ter|tes|o|a|º|ª|°)$/.test(next.fold))
      return { value: Number(token.typed), end: index + 2 };
  }
  const isMark =
    token?.typed === '#' || ['number', 'nummer', 'nr', 'numero', 'no'].includes(token?.fold ?? '');
  if (!isMark) return undefined;
  const at = next && /^[.°º:]$/.test(next.typed) ? index + 2 : index + 1;
  const number = state.tokens[at];
  const isPlace =
    number?.kind === 'number' &&
    number.typed.length < 3 &&
    Number(number.typed) > 0 &&
    !state.isTaken(at);
  return isPlace && (token?.typed !== '#' || number.isGlued)
    ? { value: Number(number.typed), end: at + 1 }
    : undefined;
}

function isInsideWord(state: ReadState, from: number, to: number): boolean {
  const first = state.tokens[from];
  const after = state.tokens[to];
  const isAfter = first?.isGlued && state.tokens[from - 1]?.kind !== 'symbol' && from > 0;
  return (
    Boolean(isAfter) ||
    (after?.isGlued === true && (after.kind === 'word' || after.kind === 'number'))
  );
}

function addNumber(state: ReadState, index: number): void {
  const token = state.tokens[index];
  const word = numberWords.matchAt(state.tokens, index);
  if (word && (AMBIGUOUS[state.fold(index)] ?? state.lang) === state.lang) {
    state.add({ kind: 'number', value: word.value, ...state.span(index, word.end) });
    return;
  }
  if (token?.kind !== 'number' || token.typed.length > 15) return;
  const decimal = readNumber(state, index);
  state.add({ kind: 'number', value: decimal.value, ...state.span(index, decimal.end) });
}

/** `3`, `3.20`, `3,5`, `1.200`, `1,200.50`, `45k`. `end` counts tokens. */
export function readNumber(
  state: ReadState,
  index: number,
): { value: number; decimals: number; end: number } {
  const groups = [state.fold(index)];
  const marks: string[] = [];
  let end = index + 1;
  while (/^[.,']$/.test(state.fold(end)) && state.tokens[end]?.isGlued && groups.length < 5) {
    const next = state.tokens[end + 1];
    if (next?.kind !== 'number' || !next.isGlued || state.isTaken(end)) break;
    groups.push(next.typed);
    marks.push(state.fold(end));
    end += 2;
  }
  const last = groups.at(-1) ?? '';
  const hasDecimals =
    groups.length > 1 && last.length !== 3 && (marks.length < 2 || marks.at(-1) !== marks[0]);
  const whole = hasDecimals ? groups.slice(0, -1) : groups;
  const areThousands =
    whole.slice(1).every((group) => group.length === 3) && (whole[0] ?? '').length <= 3;
  if (!areThousands && whole.length > 1)
    return { value: Number(groups[0]), decimals: 0, end: index + 1 };
  const value = Number(`${whole.join('')}.${hasDecimals ? last : '0'}`);
  return { value, decimals: hasDecimals ? last.length : 0, end };
}
