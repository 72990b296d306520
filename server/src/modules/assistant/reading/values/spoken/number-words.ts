// Numbers in words, in six languages: "thirty two", "fünfundzwanzig", "quatre-vingt-dix", "nine fifty".
import { fold } from '../../words/text.ts';

/** From 0 on; a comma between words for the same number. */
const UNITS = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  'null eins,ein,eine zwei,zwo drei vier funf,fuenf sechs sieben acht neun zehn elf zwolf,zwoelf dreizehn vierzehn funfzehn,fuenfzehn sechzehn siebzehn achtzehn neunzehn',
  'zero un,une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
  'cero uno,un,una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
  'zero um,uma dois,duas tres quatro cinco seis sete oito nove dez onze doze treze quatorze,catorze quinze dezasseis,dezesseis dezassete,dezessete dezoito dezanove,dezenove',
  'zero uno,un,una due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
];
/** From 20 on, in steps of ten. */
const TENS = [
  'twenty thirty forty,fourty fifty sixty seventy eighty ninety',
  'zwanzig dreissig,dreißig vierzig funfzig,fuenfzig sechzig siebzig achtzig neunzig',
  'vingt trente quarante cinquante soixante septante quatre-vingt,quatre-vingts,huitante nonante',
  'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
  'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
];
const HUNDREDS = new Set('hundred hundert cent cents cien ciento cem cento'.split(' '));
const THOUSANDS = new Set('thousand tausend mille mil mila grand'.split(' '));
const JOINTS = new Set('and und et y e'.split(' '));

const words = new Map<string, number>();
for (const line of UNITS)
  for (const [value, same] of line.split(' ').entries())
    for (const word of same.split(',')) words.set(fold(word), value);
for (const line of TENS)
  for (const [index, same] of line.split(' ').entries())
    for (const word of same.split(',')) words.set(fold(word), 20 + 10 * index);

/** "fünfundzwanzig", "venticinque", "veinticinco": two numbers in one word. */
function numberOf(word: string): number | undefined {
  const known = words.get(word);
  if (known !== undefined) return known;
  const [, unit, tens] = /^(.+)und(.+)$/.exec(word) ?? [];
  const german = unit && tens && isTens(words.get(tens)) ? words.get(unit) : undefined;
  if (german !== undefined && german < 10) return german + (words.get(tens ?? '') ?? 0);
  for (let cut = 4; cut <= word.length - 2; cut += 1) {
    const base = word.slice(0, cut);
    const first =
      words.get(base) ??
      words.get(`${base}i`) ??
      words.get(`${base}a`) ??
      (base === 'veinti' ? 20 : undefined);
    const second = words.get(word.slice(cut));
    if (isTens(first) && second !== undefined && second > 0 && second < 10) return first + second;
  }
  return undefined;
}

const isTens = (value: number | undefined): value is number =>
  value !== undefined && value >= 20 && value % 10 === 0;

export type SpokenNumber = { value: number; decimals: number; words: number };

/** At the beginning of `tokens`, folded words; "nine fifty" is 9.50 where `isPrice`. */
export function readSpokenNumber(
  tokens: readonly string[],
  isPrice = false,
): SpokenNumber | undefined {
  const whole = integerAt(tokens, 0);
  if (whole === undefined) return undefined;
  const joint = JOINTS.has(tokens[whole.end] ?? '') ? 1 : 0;
  const rest = isPrice ? integerAt(tokens, whole.end + joint) : undefined;
  if (rest === undefined || rest.value < 10 || rest.value > 99 || whole.value > 99)
    return { value: whole.value, decimals: 0, words: whole.end };
  return { value: whole.value + rest.value / 100, decimals: 2, words: rest.end };
}

type Found = { value: number; end: number };

function integerAt(tokens: readonly string[], at: number): Found | undefined {
  const first = belowHundred(tokens, at);
  let total = first?.value ?? 0;
  let end = first?.end ?? at;
  for (const [scale, names] of [
    [100, HUNDREDS],
    [1000, THOUSANDS],
  ] as const) {
    if (!names.has(tokens[end] ?? '')) continue;
    total = Math.max(1, total) * scale;
    end += 1;
    const joint = JOINTS.has(tokens[end] ?? '') ? 1 : 0;
    const rest = belowHundred(tokens, end + joint);
    if (rest) {
      total += rest.value;
      end = rest.end;
    }
  }
  return end > at ? { value: total, end } : undefined;
}

function belowHundred(tokens: readonly string[], at: number): Found | undefined {
  const twenties = /^(?:quatre)$/.test(tokens[at] ?? '') && /^vingts?$/.test(tokens[at + 1] ?? '');
  const first = twenties ? 80 : numberOf(tokens[at] ?? '');
  if (first === undefined) return undefined;
  const next = at + (twenties ? 2 : 1);
  const joint = JOINTS.has(tokens[next] ?? '') && tokens[next] !== 'and' ? 1 : 0;
  const second = numberOf(tokens[next + joint] ?? '');
  const isAdded =
    (isTens(first) || (first === 10 && second !== undefined && second > 6)) &&
    second !== undefined &&
    second > 0 &&
    (second < 10 || (second < 20 && (first === 60 || first === 80)));
  return isAdded ? { value: first + second, end: next + joint + 1 } : { value: first, end: next };
}
