// Numbers that are written out, in six languages: "seven", "veintiséis", "quatre-vingts", "fünfunddreißig".
import { foldWord } from '../../../lexicon/concepts.ts';

const units = `
zero null cero
one a an ein eins eine un une uno una um uma
two zwei zwo deux dos dois duas due
three drei trois tres
four vier quatre cuatro quatro quattro
five funf fuenf cinq cinco cinque
six sechs seis sei
seven sieben sept siete sete sette
eight acht huit ocho oito otto
nine neun neuf nueve nove
ten zehn dix diez dez dieci
eleven elf onze once undici
twelve zwolf zwoelf douze doce doze dodici
thirteen dreizehn treize trece treze tredici
fourteen vierzehn quatorze catorce catorze quattordici
fifteen funfzehn fuenfzehn quinze quince quindici
sixteen sechzehn seize dieciseis dezesseis dezasseis sedici
seventeen siebzehn diecisiete dezessete dezassete diciassette
eighteen achtzehn dieciocho dezoito diciotto
nineteen neunzehn diecinueve dezenove dezanove diciannove
`;
const tens = `
twenty zwanzig vingt veinte vinte venti
thirty dreissig trente treinta trinta trenta
forty vierzig quarante cuarenta quarenta quaranta
fifty funfzig fuenfzig fuffzig cinquante cincuenta cinquenta cinquanta
sixty sechzig soixante sesenta sessenta sessanta
seventy siebzig septante setenta settanta
eighty achtzig quatrevingt quatrevingts huitante ochenta oitenta ottanta
ninety neunzig nonante noventa novanta
`;
const hundreds =
  'hundred hundert einhundert cent cents cien ciento cem cento|zweihundert duzentos doscientos duecento';
const halves = new Set([
  'half',
  'halb',
  'demi',
  'demie',
  'medio',
  'media',
  'meio',
  'meia',
  'mezzo',
]);
const joints = new Set(['and', 'und', 'et', 'y', 'e']);

const values = new Map<string, number>();
const learn = (lines: string, valueAt: (index: number) => number) =>
  lines
    .trim()
    .split('\n')
    .forEach((line, index) => {
      for (const word of line.split(' ')) values.set(word, valueAt(index));
    });
learn(units, (index) => index);
learn(tens, (index) => (index + 2) * 10);
hundreds.split('|').forEach((words, index) => {
  for (const word of words.split(' ')) values.set(word, (index + 1) * 100);
});

const compound =
  /^(ein|zwei|drei|vier|funf|sechs|sieben|acht|neun)und(.+)$|^(veinti|venti?|trent|quarant|cinquant|sessant|settant|ottant|novant)a?(un|uno|dos|due|tres|tre|cuatro|quattro|cinco|cinque|seis|sei|siete|sette|ocho|otto|nueve|nove)$/;
const stems: Record<string, number> = {
  veinti: 20,
  vent: 20,
  venti: 20,
  trent: 30,
  quarant: 40,
  cinquant: 50,
  sessant: 60,
  settant: 70,
  ottant: 80,
  novant: 90,
};

function numberOf(word: string): number | undefined {
  const [, unit, ten, stem, last] = compound.exec(word) ?? [];
  if (unit !== undefined && ten !== undefined) {
    const base = values.get(ten);
    return base === undefined ? undefined : base + (values.get(unit) ?? 0);
  }
  if (stem !== undefined && last !== undefined) return (stems[stem] ?? 0) + (values.get(last) ?? 0);
  return values.get(word);
}

/** "three eighty" is 3.8, "twenty six" 26, "two pounds fifty" 2.5; undefined where no number is written out. */
export function amountInWords(text: string): number | undefined {
  const words = foldWord(text)
    .replaceAll(/quatre[\s-]vingts?/g, 'quatrevingt')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !joints.has(word));
  const groups: number[] = [];
  let open = false;
  for (const word of words) {
    const value = numberOf(word);
    const last = groups.at(-1);
    if (halves.has(word) && groups.length > 0) groups.push(50);
    else if (value === undefined) open = false;
    else if (open && last !== undefined && joins(last, value)) {
      groups[groups.length - 1] = value === 100 ? last * 100 : last + value;
    } else groups.push(value);
    if (value !== undefined) open = true;
  }
  return amountOf(groups, words);
}

const joins = (last: number, value: number) =>
  (last >= 100 && last % 100 === 0 && value < 100) ||
  (last >= 20 && last % 10 === 0 && value < (last === 60 || last === 80 ? 20 : 10)) ||
  (value === 100 && last < 10);

const isArticle = (word: string) => /^(?:an?|eine?|une?|una|uma?)$/.test(word);

function amountOf([whole, cents]: readonly number[], words: readonly string[]) {
  if (whole === undefined) return undefined;
  const said = words.filter((word) => numberOf(word) !== undefined);
  if (said.every(isArticle) && said.length > 0) return undefined;
  return cents === undefined || cents < 5 || cents > 99 ? whole : whole + cents / 100;
}
