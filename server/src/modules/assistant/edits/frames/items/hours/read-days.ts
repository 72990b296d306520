// The days and times that a stretch of a message says: "sáb 9h-13h", "fri and sat till 11pm", "mondays closed".
import type { SectionOf } from '@vys/contract/page-model/sections';
import { type Weekday, weekdays } from '@vys/contract/page-model/values';
import type { DayHours } from '../../../../reading/message.ts';
import { readMessage } from '../../../../reading/read-message.ts';
import { foldWord } from '../../../lexicon/concepts.ts';
import { addDays } from '../../../proposers/content/hours/days.ts';
import { changeHours } from '../../../proposers/content/hours/hour-changes.ts';
import { daysNamed } from '../../../proposers/content/hours/named-days.ts';
import { createScene, type Scene, valuesOf } from '../../../scene/scene.ts';

type Hours = SectionOf<'hours'>;

const full: Record<string, string> = {
  en: 'monday tuesday wednesday thursday friday saturday sunday weekdays',
  de: 'montag dienstag mittwoch donnerstag freitag samstag sonntag werktags',
  fr: 'lundi mardi mercredi jeudi vendredi samedi dimanche weekdays',
  es: 'lunes martes miercoles jueves viernes sabado domingo weekdays',
  pt: 'segunda terça quarta quinta sexta sábado domingo weekdays',
  it: 'lunedi martedi mercoledi giovedi venerdi sabato domenica feriali',
};
const short: Record<string, string> = {
  en: 'mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun|during the week|on weekdays',
  de: 'mo|di|mi|do|fr|sa|so|unter der woche|wochentags|werktags',
  fr: 'lun|mar|mer|jeu|ven|sam|dim|en semaine|jours de semaine',
  es: 'lun|mar|mie|jue|vie|sab|dom|entre semana|dias de semana',
  pt: 'seg|ter|qua|qui|sex|sab|dom|durante a semana|dias de semana|dias uteis',
  it: 'lun|mar|mer|gio|ven|sab|dom|in settimana|giorni feriali',
};

/** With the whole names of days, which readers know best. */
export function withWholeDays(text: string, lang: string): string {
  const names = (full[lang] ?? full.en ?? '').split(' ');
  const patterns = (short[lang] ?? short.en ?? '').split('|');
  return patterns.reduce((result, pattern, index) => {
    const plain = pattern
      .replaceAll(/a(?=b$)/g, '[aá]')
      .replace('mie', 'mi[eé]')
      .replace('uteis', '[uú]teis')
      .replaceAll('dias', 'd[ií]as');
    const word = new RegExp(`(?<![\\p{L}\\p{N}])(?:${plain})\\.?(?![\\p{L}\\p{N}])`, 'giu');
    return result.replace(word, names[Math.min(index, 7)] ?? '');
  }, text);
}

function sceneOf(scene: Scene, text: string, days?: Hours['days']): Scene {
  const { page } = scene.design;
  const sections = page.sections.map((section) =>
    section.kind === 'hours' && days !== undefined ? { ...section, days } : section,
  );
  const setting = { ...scene, design: { ...scene.design, page: { ...page, sections } } };
  const message = readMessage(text, { lang: scene.lang, today: scene.today });
  return createScene(setting, message, { start: 0, end: message.text.length });
}

/** Days of the week that a text names. */
export const daysIn = (scene: Scene, text: string): Weekday[] =>
  daysNamed(sceneOf(scene, withWholeDays(text, scene.lang))).map(({ day }) => day);

/** `around` is all of the request: it may say the days, and that it closes. */
export function readDays(
  scene: Scene,
  text: string,
  around: string,
  before: Hours['days'],
): Hours['days'] | undefined {
  const whole = withWholeDays(text, scene.lang);
  const part = sceneOf(scene, whole, before);
  const own = daysNamed(part);
  const said = valuesOf(part, 'hours').flatMap(({ days }) => days);
  const names = own.map(({ day }) => day);
  const context = withWholeDays(around, scene.lang);
  if (pauses.test(around)) return changed(scene, context, before);
  if (said.length > 0 && (isSpecific(said) || saysEvery(text))) return addDays(said, before);
  const days = names.length > 0 ? names : daysIn(scene, around);
  const times = timesIn(scene, withoutDays(part, own));
  if (times !== undefined) return addDays(onDays(days, times, before), before);
  if (saysClosed(names.length > 0 ? text : around) && names.length > 0 && !/\d/.test(text))
    return addDays(onDays(names, [], before), before);
  const [first, second] = opens.test(foldWord(text)) ? [whole, context] : [context, whole];
  return changed(scene, first, before) ?? changed(scene, second, before);
}

const pauses =
  /\b(?:break|lunch|pause|mittag\w*|pausa|descanso|almoço|almuerzo|déjeuner|siesta)\b/iu;
const opens =
  /\b(?:open\w*|clos\w*|till?|until|from|auf|zu|bis|ab|ouvr\w*|ferm\w*|jusqu\w*|abr\w*|cerr\w*|cierr\w*|hasta|desde|fech\w*|ate|apr\w*|chiud\w*|fino|dalle)\b/;

const isSpecific = (days: readonly DayHours[]) =>
  weekdays.some((day) => !days.some((entry) => entry.day === day)) ||
  days.some((entry) => JSON.stringify(entry.times) !== JSON.stringify(days[0]?.times));

const saysEvery = (text: string) =>
  /dail|every|each|tägl|jeden|tous|cada|todos|diari|ogni|tutti|7 days|24\s*\/\s*7|mon.*sun|mo.*so|lun.*(?:dim|dom)|seg.*dom/i.test(
    text,
  );

const closed =
  /\b(?:closed?|shut|off|zu|geschlossen|ruhetag|ferme[es]?|cerrad[oa]s?|cerramos|fechad[oa]s?|fechamos|encerrad[oa]|chius[oi]|chiudiamo|fermons)\b/;

export const saysClosed = (text: string): boolean => closed.test(foldWord(text));

function timesIn(scene: Scene, text: string): DayHours['times'] | undefined {
  const { values } = readMessage(text, { lang: scene.lang, today: scene.today });
  const value = values.find(({ kind }) => kind === 'hours');
  return value?.kind === 'hours' && !value.isAlwaysOpen ? value.days[0]?.times : undefined;
}

/** What is left when the names of days are gone: the times. */
function withoutDays(part: Scene, own: readonly { words: readonly number[] }[]): string {
  const indexes = own.flatMap(({ words }) => words);
  const last = Math.max(-1, ...indexes);
  const end = part.words[last]?.end;
  const first = part.words[Math.min(...indexes)]?.start ?? 0;
  const after = end === undefined ? part.message.text : part.message.text.slice(end);
  return /\d/.test(after) ? after.replace(/^[^\p{L}\d]+/u, '') : part.message.text.slice(0, first);
}

/** Without days those that are open. */
function onDays(
  days: readonly Weekday[],
  times: DayHours['times'],
  before: Hours['days'],
): DayHours[] {
  const open = before.filter((entry) => entry.times.length > 0).map(({ day }) => day);
  const meant = days.length > 0 ? days : open.length > 0 ? open : weekdays;
  return meant.map((day) => ({ day, times }));
}

/** One end of the day, an hour longer, a break. */
function changed(scene: Scene, text: string, before: Hours['days']): Hours['days'] | undefined {
  const [best] = changeHours(sceneOf(scene, text, before));
  const [operation] = best?.operations ?? [];
  return operation?.type === 'section.update' ? (operation.set.days as Hours['days']) : undefined;
}
