// Opening hours day by day: what a message says, laid over what the page has.

import type { SectionOf } from '@vys/contract/page-model/sections';
import { weekdays } from '@vys/contract/page-model/values';
import type { DayHours } from '../../../../reading/message.ts';

type Days = SectionOf<'hours'>['days'];

/** In the order of the week. */
export function addDays(days: readonly DayHours[], before: Days = []): Days {
  const byDay = new Map(before.map((entry) => [entry.day, entry]));
  for (const { day, times } of days)
    byDay.set(day, { day, times: times.map((time) => ({ ...time })) });
  return weekdays.flatMap((day) => byDay.get(day) ?? []);
}

/** Times without days: on every day that is open. */
export function retime(before: Days, times: DayHours['times']): Days {
  const open = before.filter((entry) => entry.times.length > 0);
  const days = open.length > 0 ? open.map(({ day }) => day) : [...weekdays];
  return addDays(
    days.map((day) => ({ day, times })),
    before,
  );
}
