// Days of the week that a message names, ranges and weekends included.
import { type Weekday, weekdays } from '@vys/contract/page-model/values';
import type { Scene } from '../../../scene/scene.ts';

export type NamedDay = { day: Weekday; words: readonly number[] };

const dayWords: Record<Weekday, RegExp> = {
  mon: /^(?:mon(?:day)?s?|mo|montags?|lundis?|lunes|segundas?(?: feira)?|lunedi)$/,
  tue: /^(?:tue(?:s(?:day)?)?s?|di|dienstags?|mardis?|martes|tercas?(?: feira)?|martedi)$/,
  wed: /^(?:wed(?:nesday)?s?|mi|mittwochs?|mercredis?|miercoles|quartas?(?: feira)?|mercoledi)$/,
  thu: /^(?:thu(?:rs?(?:day)?)?s?|do|donnerstags?|jeudis?|jueves|quintas?(?: feira)?|giovedi)$/,
  fri: /^(?:fri(?:day)?s?|fr|freitags?|vendredis?|viernes|sextas?(?: feira)?|venerdi)$/,
  sat: /^(?:sat(?:urday)?s?|sa|samstags?|sonnabends?|samedis?|sabados?|sabato)$/,
  sun: /^(?:sun(?:day)?s?|so|sonntags?|dimanches?|domingos?|domenica)$/,
};
/** German abbreviations that are words elsewhere. */
const short = new Set(['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so']);
const groups: readonly [RegExp, readonly Weekday[]][] = [
  [/^(?:weekends?|wochenenden?|week ends?|finde|fins? de semana|fines de semana)$/, ['sat', 'sun']],
  [/^(?:weekdays?|werktags?|wochentags|feriali)$/, weekdays.slice(0, 5)],
];
const until = new Set('to till til until through thru bis au a al ate - – '.split(' '));

export function daysNamed(scene: Scene): NamedDay[] {
  const found: (NamedDay & { index: number })[] = scene.words.flatMap((word, index) => {
    if (short.has(word.normal) && scene.lang !== 'de') return [];
    const group = groups.find(([pattern]) => pattern.test(word.normal));
    if (group !== undefined) return group[1].map((day) => ({ day, words: [index], index }));
    const day = weekdays.find((name) => dayWords[name].test(word.normal));
    if (day === undefined || (short.has(word.normal) && word.typed.length < 2)) return [];
    return [{ day, words: [index], index }];
  });
  return found.flatMap((entry, at) => {
    const next = found[at + 1];
    return next !== undefined && isRange(scene, entry.index, next.index)
      ? [entry, ...daysBetween(entry.day, next.day).map((day) => ({ day, words: [] }))]
      : [entry];
  });
}

function isRange(scene: Scene, from: number, to: number): boolean {
  const first = scene.words[from];
  const last = scene.words[to];
  if (first === undefined || last === undefined) return false;
  const gap = scene.message.text.slice(first.end, last.start).trim().toLowerCase();
  return gap !== '' && until.has(gap);
}

function daysBetween(first: Weekday, last: Weekday): Weekday[] {
  const from = weekdays.indexOf(first);
  const to = weekdays.indexOf(last);
  return from < to ? weekdays.slice(from + 1, to) : [];
}
