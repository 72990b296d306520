// Days and times that no calendar and no clock has: "31 February", "2026-13-45", "at 27:00".

const months: readonly (readonly [names: string, days: number])[] = [
  ['jan(?:uary)?|januar|janner|janvier|enero|janeiro|gennaio', 31],
  ['feb(?:ruary)?|februar|fevrier|février|febrero|fevereiro|febbraio', 29],
  ['mar(?:ch)?|märz|maerz|mars|marzo|março|marco', 31],
  ['apr(?:il)?|avril|abril|aprile', 30],
  ['may|mai|mayo|maio|maggio', 31],
  ['june?|juni|juin|junio|junho|giugno', 30],
  ['july?|juli|juillet|julio|julho|luglio', 31],
  ['aug(?:ust)?|août|aout|agosto', 31],
  ['sept?(?:ember)?|septembre|septiembre|setembro|settembre', 30],
  ['oct(?:ober)?|oktober|octobre|octubre|outubro|ottobre', 31],
  ['nov(?:ember)?|novembre|noviembre|novembro', 30],
  ['dec(?:ember)?|dezember|décembre|decembre|diciembre|dezembro|dicembre', 31],
];
const named = months.map(([names, days]) => ({
  days,
  first: new RegExp(
    `\\b(\\d{1,2})(?:st|nd|rd|th|\\.|er|º)?\\s+(?:of |de |d'|di )?(?:${names})(?!\\p{L})`,
    'iu',
  ),
  last: new RegExp(
    `(?<!\\p{L})(?:${names})\\s+(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:.]|\\s*(?:am|pm|uhr|h)\\b)`,
    'iu',
  ),
}));
const iso = /\b((?:19|20)\d\d)-(\d{1,2})-(\d{1,2})\b/;
const numeric = /(?<![\d.])(\d{1,2})([./])(\d{1,2})\2((?:19|20)\d\d)\b/;
const clock =
  /\b(?:at|from|until|till|to|open|opens|closes|um|ab|von|bis|à|de|a las|las|às|as|alle|dalle)\s+((?:2[5-9]|[3-9]\d):[0-5]\d|\d{1,2}:[6-9]\d|(?:2[5-9]|[3-9]\d)\s*(?:uhr|o'clock)|(?:1[3-9]|[2-9]\d)\s*(?:am|pm))\b/i;

/** The part of the text that names it. */
export function impossibleDay(text: string): string | undefined {
  for (const { days, first, last } of named) {
    const match = first.exec(text) ?? last.exec(text);
    const day = Number(match?.[1] ?? 1);
    if (match !== null && (day > days || day < 1)) return match[0].trim();
  }
  return (
    wrongDate(iso.exec(text), 'iso') ??
    wrongDate(numeric.exec(text), 'numeric') ??
    clock.exec(text)?.[1]
  );
}

function wrongDate(match: RegExpExecArray | null, form: 'iso' | 'numeric'): string | undefined {
  if (match === null) return undefined;
  const [part, a = '', b = '', c = '', d = ''] = match;
  const exists =
    form === 'iso'
      ? existsDay(Number(a), Number(b), Number(c))
      : existsDay(Number(d), Number(c), Number(a)) ||
        (b === '/' && existsDay(Number(d), Number(a), Number(c)));
  return exists ? undefined : part;
}

function existsDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
