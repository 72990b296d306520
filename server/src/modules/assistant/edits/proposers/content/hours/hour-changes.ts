// Changes of single days: closed, other times, an hour longer, a break. Everything else of the week stays.
import type { Operation } from '@vys/contract/page-model/operations';
import type { SectionOf } from '@vys/contract/page-model/sections';
import { weekdays } from '@vys/contract/page-model/values';
import type { Span } from '../../../../reading/message.ts';
import { type Candidate, candidate } from '../../../candidate.ts';
import { has, type Scene, valuesOf, wordsIn, wordsOf } from '../../../scene/scene.ts';
import { addDays } from './days.ts';
import { daysNamed, type NamedDay } from './named-days.ts';

type Hours = SectionOf<'hours'>;
type Times = Hours['days'][number]['times'];
type Change = { times: (before: Times) => Times | undefined; span?: Span; feature: string };

/** Without days in the message: of every day that is open. */
export function changeHours(scene: Scene): Candidate[] {
  const section = scene.design.page.sections.find(({ kind }) => kind === 'hours');
  if (section?.kind !== 'hours') return [];
  const named = daysNamed(scene);
  const change = changeIn(scene, named);
  if (change === undefined) return [];
  const isAboutHours = has(scene, 'open', 'closed', 'hour', 's.hours');
  if (named.length === 0 && !isAboutHours && !['break', 'shift'].includes(change.feature))
    return [];
  const open = section.days.filter(({ times }) => times.length > 0);
  const days = named.length > 0 ? named.map(({ day }) => day) : open.map(({ day }) => day);
  const next = days.map((day) => {
    const own = section.days.find((entry) => entry.day === day)?.times ?? [];
    const like = own.length > 0 ? own : (open[0]?.times ?? []);
    return { day, times: change.times(change.feature === 'range' ? own : like) };
  });
  const sound = next.flatMap(({ day, times }) =>
    times?.every(({ opens, closes }) => opens < closes) ? [{ day, times }] : [],
  );
  if (sound.length === 0 || sound.length < next.length) return [];
  const operation = {
    type: 'section.update',
    id: section.id,
    set: { days: addDays(sound, section.days) },
    unset: [],
  } satisfies Operation;
  return [candidate('hours.set', [operation], evidence(scene, named, change))];
}

function evidence(scene: Scene, named: readonly NamedDay[], { span, feature }: Change) {
  const words = [
    ...named.flatMap((entry) => entry.words),
    ...valuesOf(scene, 'date').flatMap((value) => wordsIn(scene, value)),
    ...wordsOf(
      scene,
      'closed',
      'open',
      'hour',
      's.hours',
      'change',
      'only',
      'schedule',
      'add',
      'again',
      'duration',
      'not',
    ),
    ...(span === undefined ? [] : wordsIn(scene, span)),
  ];
  const isApart = feature === 'break' || (named.length > 0 && ['range', 'shift'].includes(feature));
  return {
    words,
    grounding: 0.9,
    features: ['section', 'part', feature, ...(isApart ? ['days-apart'] : [])],
  };
}

function changeIn(scene: Scene, named: readonly NamedDay[]): Change | undefined {
  return (
    shift(scene) ?? breakBetween(scene) ?? range(scene, named) ?? oneEnd(scene) ?? closing(scene)
  );
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const steps =
  /(?:\b(half an|halbe|demie?|media|meia|mezz'?)|\b(an?|one|eine?|une?|una|uma|un|1|two|zwei|deux|dos|duas|due|2|three|drei|trois|tres|três|tre|3))[-\s']*(?:hours?|stunden?|heures?|horas?|ore?|or[ae])\s*(longer|länger|later|später|earlier|früher|shorter|kürzer|plus tôt|plus tard|plus longtemps|de plus|de moins|más tarde|más temprano|antes|más|menos|mais tarde|mais cedo|a mais|mais|a menos|più tardi|prima|in più|in meno|di più|di meno|more|less)/iu;

/** "saturdays an hour longer". */
function shift(scene: Scene): Change | undefined {
  const match = steps.exec(scene.text);
  if (match === null) return undefined;
  const word = (match[2] ?? '').toLowerCase();
  const count = /^(?:two|zwei|deux|dos|duas|due|2)$/.test(word)
    ? 2
    : /^(?:three|drei|trois|tres|três|tre|3)$/.test(word)
      ? 3
      : 1;
  const step = match[1] === undefined ? count * 60 : 30;
  const way = (match[3] as string).toLowerCase();
  const isEarly = /earlier|früher|tôt|temprano|antes|cedo|prima/.test(way);
  const isLess = /shorter|kürzer|moins|menos|meno|less/.test(way);
  const isLate = /later|später|tard|tarde|tardi/.test(way);
  const opens = /\bopens?\b|öffnen|\bauf\b|ouvr|abr|apr/iu.test(scene.text);
  const closes = /clos|schlie|zu\b|ferm|cierr|cerr|fech|chiud/iu.test(scene.text);
  const isStart = (isEarly && !closes) || (isLate && opens && !closes);
  const sign = isEarly || isLess ? -step : step;
  const span = {
    start: scene.span.start + match.index,
    end: scene.span.start + match.index + match[0].length,
  };
  return {
    feature: 'shift',
    span,
    times: (before) => {
      const at = isStart ? 0 : before.length - 1;
      return before.map((entry, index) => {
        if (index !== at) return entry;
        return isStart
          ? { ...entry, opens: clock(minutesOf(entry.opens) + sign) }
          : { ...entry, closes: clock(minutesOf(entry.closes) + sign) };
      });
    },
  };
}

const time = String.raw`(?:(\d{1,2})(?:[:.h](\d{2}))?\s*(am|pm|uhr|h)?)`;
const between = new RegExp(
  `(?<![\\d.,])${time}\\s*(?:-|–|to|till?|until|and|bis|und|à|et|a|y|e|às|alle|até)\\s*(?:the |las |les |le |as |às )?${time}(?![\\d%])`,
  'iu',
);

/** From the morning on for shops, unless it says otherwise: 10 to 6 closes at 18:00. */
function rangeIn(text: string) {
  const match = between.exec(text);
  if (match === null) return undefined;
  const opens = hourOf(match[1], match[2], match[3]);
  const last = hourOf(match[4], match[5], match[6]);
  if (opens === undefined || last === undefined) return undefined;
  const closes = last <= opens && last <= 12 * 60 ? last + 12 * 60 : last;
  return { opens, closes, index: match.index, length: match[0].length };
}

function hourOf(hour = '', minutes = '0', half = ''): number | undefined {
  const number = Number(hour);
  if (number > 24 || Number(minutes) > 59) return undefined;
  const isLate = half.toLowerCase() === 'pm' && number < 12;
  return (number + (isLate ? 12 : 0)) * 60 + Number(minutes);
}

const breakWords =
  /\b(?:break|lunch|pause|mittag\w*|closed between|zwischen|pausa|pausa pranzo|descanso|almoço|déjeuner|ferm\S+ entre|cerra\S+ entre|fecha\S+ entre|chius\S+ (?:tra|dalle))\b/iu;

/** "on wednesdays we're closed between 12 and 1". */
function breakBetween(scene: Scene): Change | undefined {
  const found = rangeIn(scene.text);
  const isClosed =
    has(scene, 'closed') && /between|from|von|zwischen|entre|de|tra|dalle/iu.test(scene.text);
  if (found === undefined || !(breakWords.test(scene.text) || isClosed)) return undefined;
  const from = found.opens < 7 * 60 ? found.opens + 12 * 60 : found.opens;
  const until = found.closes < from ? found.closes + 12 * 60 : found.closes;
  return {
    feature: 'break',
    span: spanOf(scene, found),
    times: (before) =>
      before.flatMap((entry) => {
        const isInside = minutesOf(entry.opens) < from && minutesOf(entry.closes) > until;
        return isInside
          ? [
              { opens: entry.opens, closes: clock(from) },
              { opens: clock(until), closes: entry.closes },
            ]
          : [entry];
      }),
  };
}

const spanOf = (scene: Scene, { index, length }: { index: number; length: number }): Span => ({
  start: scene.span.start + index,
  end: scene.span.start + index + length,
});

/** "mondays too, 9-12". */
function range(scene: Scene, named: readonly NamedDay[]): Change | undefined {
  const found = rangeIn(scene.text);
  const values = valuesOf(scene, 'hours');
  const hasOwnDays = values.some(({ days }) => days.length < weekdays.length);
  if (found === undefined || named.length === 0 || hasOwnDays) return undefined;
  const [later] = [...scene.text.matchAll(new RegExp(between.source, 'giu'))].slice(1);
  if (later !== undefined || valuesOf(scene, 'price').length > 0) return undefined;
  const times = [{ opens: clock(found.opens), closes: clock(found.closes) }];
  return { feature: 'range', span: spanOf(scene, found), times: () => times };
}

const untilWords =
  /(?:till?|until|bis|jusqu|hasta|até|fino|close|shut|schlie|ferm|cierr|fecha|chiud)/iu;

/** "on sundays we only open till 1 pm". */
function oneEnd(scene: Scene): Change | undefined {
  const found = valuesOf(scene, 'time')[0] ?? bareHour(scene);
  if (found === undefined) return undefined;
  const isUntil = untilWords.test(scene.text);
  return {
    feature: isUntil ? 'until' : 'from',
    span: found,
    times: (before) => {
      const [first] = before;
      const last = before.at(-1);
      if (first === undefined || last === undefined) return undefined;
      return isUntil
        ? [...before.slice(0, -1), { ...last, closes: found.time }]
        : [{ ...first, opens: found.time }, ...before.slice(1)];
    },
  };
}

/** "we close at 2": an hour without minutes, in the afternoon when it closes. */
function bareHour(scene: Scene): (Span & { time: string }) | undefined {
  const [number] = valuesOf(scene, 'number');
  const isAboutHours = has(scene, 'open', 'closed', 'hour') || daysNamed(scene).length > 0;
  if (number === undefined || !isAboutHours || valuesOf(scene, 'price').length > 0)
    return undefined;
  if (!Number.isInteger(number.value) || number.value > 24) return undefined;
  const isClosing = has(scene, 'closed') || untilWords.test(scene.text);
  const isSaid =
    isClosing ||
    has(scene, 'open', 'hour') ||
    /\b(?:from|ab|à partir|desde|a partir|dalle)\b/iu.test(scene.text);
  if (!isSaid) return undefined;
  const hour = isClosing && number.value < 8 ? number.value + 12 : number.value;
  return { start: number.start, end: number.end, time: `${String(hour).padStart(2, '0')}:00` };
}

function closing(scene: Scene): Change | undefined {
  const isClosed =
    has(scene, 'closed') && !/\b(?:not closed|nicht geschlossen)\b/iu.test(scene.text);
  return isClosed && daysNamed(scene).length > 0
    ? { feature: 'closed', times: () => [] }
    : undefined;
}
