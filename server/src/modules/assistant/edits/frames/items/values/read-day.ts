// Days and times of day as a slot says them.
import { isoDay } from '@vys/contract/page-model/values';
import { readMessage } from '../../../../reading/read-message.ts';
import { foldWord } from '../../../lexicon/concepts.ts';
import type { Scene } from '../../../scene/scene.ts';

const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const later: Record<string, number> = { 'twenty-': 20, 'thirty-': 30, thirtieth: 30 };

/** "the tenth of january" as "the 10 of january". */
const withDigits = (text: string): string =>
  text.replace(/\b(twenty-|thirty-|)([a-z]+)\b/giu, (word, tens: string, unit: string) => {
    const at = ordinals.indexOf(unit.toLowerCase());
    if (unit.toLowerCase() === 'thirtieth') return '30';
    return at < 0 ? word : String(at + 1 + (later[tens.toLowerCase()] ?? 0));
  });

export type SaidDay = { day?: string; when?: string };

/** `like` is a day in whose month a bare number stands: "the 14th". */
export function readDay(scene: Scene, text: string, like?: string): SaidDay | undefined {
  const said = withDigits(text).replace(/\b(\d{1,2}) of (?=\p{L})/u, '$1 ');
  const read = readMessage(said, { lang: scene.lang, today: scene.today }).values;
  const date = read.find((value) => value.kind === 'date');
  const number = Number(
    /(?<![\d.:/])(\d{1,2})(?:st|nd|rd|th|er|º|ª|\.)?(?![\d:/])/u.exec(said)?.[1],
  );
  if (date?.kind === 'date' && date.day !== undefined) return { day: date.day };
  if (/\d/.test(said) && number >= 1 && number <= 31 && said.trim().length < 16)
    return dayOfMonth(number, like, scene.today);
  if (date?.kind === 'date' && date.when !== undefined) return { when: date.when };
  const when = text.trim();
  return when === '' || when.length > 80 || when.includes('\n') ? undefined : { when };
}

function dayOfMonth(number: number, like: string | undefined, today: string): SaidDay | undefined {
  const month = (like ?? today).slice(0, 8);
  const same = `${month}${String(number).padStart(2, '0')}`;
  const next = like === undefined && same < today ? inNextMonth(same) : same;
  return isoDay.safeParse(next).success ? { day: next } : undefined;
}

function inNextMonth(day: string): string {
  const [year = 0, month = 0, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
}

const clock = (hour: number, minute: number): string =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;

/** What begins at 8 begins in the evening, unless it says otherwise. */
export function readTime(scene: Scene, text: string): string | undefined {
  const read = readMessage(text, { lang: scene.lang, today: scene.today }).values;
  const time = read.find((value) => value.kind === 'time');
  if (time?.kind === 'time') return time.time;
  const folded = foldWord(text);
  const [, hour, minute = '0'] =
    /(?<!\d)(\d{1,2})(?:\s*[.:h]\s*(\d{2}))?(?!\d)/u.exec(folded) ?? [];
  if (hour === undefined || Number(hour) > 24 || Number(minute) > 59) return undefined;
  const isMorning = /\bam\b|a\.m|morning|morgens|vormittag|matin|manana|manha|mattina/.test(folded);
  const isEarly = Number(hour) < 10 && Number(hour) > 0 && !hour.startsWith('0') && !isMorning;
  const isBare = minute === '0' || Number(hour) < 7;
  return clock(Number(hour) + (isEarly && isBare ? 12 : 0), Number(minute));
}
