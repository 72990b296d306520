// Opening hours: new times for some or all days, and days that are closed.
import type { Operation } from '@vys/contract/page-model/operations';
import { type Weekday, weekdays } from '@vys/contract/page-model/values';
import type { DayHours, Span } from '../../../reading/message.ts';
import { type Candidate, candidate } from '../../candidate.ts';
import { has, type Scene, valuesOf, wordsIn, wordsOf } from '../../scene/scene.ts';
import { sectionPlace } from '../lists/places.ts';
import { addDays, retime } from './days.ts';
import { newSection } from './new-section.ts';

export function hoursProposals(scene: Scene): Candidate[] {
  const values = valuesOf(scene, 'hours');
  const [first] = values;
  if (first === undefined) return partOfHours(scene);
  const section = scene.design.page.sections.find(({ kind }) => kind === 'hours');
  const words = [
    ...values.flatMap((value) => wordsIn(scene, value)),
    ...wordsOf(
      scene,
      'hour',
      's.hours',
      'open',
      'closed',
      'change',
      'add',
      'not',
      'schedule',
      'only',
      'item',
    ),
  ];
  const features = [
    section === undefined ? 'no-section' : 'section',
    has(scene, 'hour', 's.hours', 'open', 'closed') ? 'named' : 'unnamed',
  ];
  if (section?.kind !== 'hours') {
    const added = newSection(scene, 'hours');
    if (added === undefined) return [];
    const operation = {
      type: 'section.add',
      section: added,
      ...sectionPlace(scene),
    } satisfies Operation;
    return [
      candidate('section.add', [operation], {
        words,
        grounding: 0.95,
        features: [...features, 'kind:hours', 'kind-new'],
      }),
    ];
  }
  const days = values.flatMap((value) => value.days);
  const isEveryDay = weekdays.every((day) => days.some((entry) => entry.day === day));
  const saysDays =
    /dail|every|each|tägl|jeden|jour|tous|cada|todos|diari|ogni|tutti|7 days|mon|lun|seg|mo\b|24/i.test(
      scene.text,
    );
  const next =
    isEveryDay && !saysDays
      ? retime(section.days, days[0]?.times ?? [])
      : addDays(days, section.days);
  const operation = {
    type: 'section.update',
    id: section.id,
    set: { days: next },
    unset: [],
  } satisfies Operation;
  return [candidate('hours.set', [operation], { words, grounding: 0.95, features })];
}

const dayWords: Record<Weekday, RegExp> = {
  mon: /^(?:mon(?:day)?s?|montags?|lundis?|lunes|segundas?(?: feira)?|lunedi)$/,
  tue: /^(?:tue(?:s(?:day)?)?s?|dienstags?|mardis?|martes|tercas?(?: feira)?|martedi)$/,
  wed: /^(?:wed(?:nesday)?s?|mittwochs?|mercredis?|miercoles|quartas?(?: feira)?|mercoledi)$/,
  thu: /^(?:thu(?:rs(?:day)?)?s?|donnerstags?|jeudis?|jueves|quintas?(?: feira)?|giovedi)$/,
  fri: /^(?:fri(?:day)?s?|freitags?|vendredis?|viernes|sextas?(?: feira)?|venerdi)$/,
  sat: /^(?:sat(?:urday)?s?|samstags?|sonnabends?|samedis?|sabados?|sabato)$/,
  sun: /^(?:sun(?:day)?s?|sonntags?|dimanches?|domingos?|domenica)$/,
};

/** "we close at 2": an hour without minutes, in the afternoon when it closes. */
function bareHour(scene: Scene): (Span & { time: string }) | undefined {
  const [number] = valuesOf(scene, 'number');
  if (
    number === undefined ||
    !has(scene, 'open', 'closed', 'hour') ||
    !Number.isInteger(number.value) ||
    number.value > 24
  )
    return undefined;
  const isClosing =
    has(scene, 'closed') || /till?|until|bis|jusqu|hasta|até|fino/i.test(scene.text);
  const hour = isClosing && number.value < 8 ? number.value + 12 : number.value;
  return { start: number.start, end: number.end, time: `${String(hour).padStart(2, '0')}:00` };
}

/** "change monday to closed", "on sundays we only open till 1 pm". */
function partOfHours(scene: Scene): Candidate[] {
  const section = scene.design.page.sections.find(({ kind }) => kind === 'hours');
  if (section?.kind !== 'hours') return [];
  const named = scene.words.flatMap((word, index) => {
    const day = weekdays.find((name) => dayWords[name].test(word.normal));
    return day === undefined ? [] : [{ day, index }];
  });
  const time = valuesOf(scene, 'time')[0] ?? bareHour(scene);
  if (named.length === 0 && time !== undefined && has(scene, 'open', 'closed', 'hour'))
    named.push(
      ...section.days
        .filter(({ times }) => times.length > 0)
        .map(({ day }) => ({ day, index: -1 })),
    );
  if (named.length === 0 || (time === undefined && !has(scene, 'closed'))) return [];
  const isUntil =
    time !== undefined &&
    /(?:till?|until|bis|jusqu|hasta|até|fino|close|schlie|ferm|cierr|fecha|chiud)/i.test(
      scene.text,
    );
  const days = named.flatMap(({ day }): DayHours[] => {
    if (time === undefined) return [{ day, times: [] }];
    const [open] =
      section.days.find((entry) => entry.day === day)?.times ??
      section.days.find(({ times }) => times.length > 0)?.times ??
      [];
    if (open === undefined) return [];
    return [
      {
        day,
        times: [
          isUntil
            ? { opens: open.opens, closes: time.time }
            : { opens: time.time, closes: open.closes },
        ],
      },
    ];
  });
  const operation = {
    type: 'section.update',
    id: section.id,
    set: { days: addDays(days, section.days) },
    unset: [],
  } satisfies Operation;
  const words = [
    ...named.map(({ index }) => index),
    ...wordsOf(scene, 'closed', 'open', 'hour', 'change', 'only', 'schedule'),
    ...(time === undefined ? [] : wordsIn(scene, time)),
  ];
  const isSound = days.every(({ times: [only] }) => only === undefined || only.opens < only.closes);
  return isSound && days.length > 0
    ? [
        candidate('hours.set', [operation], {
          words,
          grounding: 0.9,
          features: ['section', 'part'],
        }),
      ]
    : [];
}
