// Days and hours on the clocks of a time zone.
import { DAY, HOUR } from '../../../platform/time-spans.ts';

export type LocalHour = { day: string; hour: number };

const formats = new Map<string, Intl.DateTimeFormat>();
/** There are about 600 names; each format takes some tens of kilobytes. */
const MAX_FORMATS = 600;

export function toLocalHour(at: number, timeZone: string): LocalHour {
  const parts = Object.fromEntries(
    formatFor(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return { day: `${parts.year}-${parts.month}-${parts.day}`, hour: Number(parts.hour) };
}

/** The hours that end with the one of `now`, each once: on a day of 25 hours two have the same name. */
export function lastHours(
  now: number,
  timeZone: string,
  { first, last }: { first: number; last: number },
): LocalHour[] {
  const hours = new Map<string, LocalHour>();
  for (let ago = first; ago >= last; ago -= 1) {
    const hour = toLocalHour(now - ago * HOUR, timeZone);
    hours.set(hourName(hour), hour);
  }
  return [...hours.values()];
}

export function hourName({ day, hour }: LocalHour): string {
  return `${day}T${String(hour).padStart(2, '0')}:00`;
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10);
}

/** Of days from `from` to `to`, both included. */
export function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;
}

/** Monday is 0. */
export function weekday(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

function formatFor(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (format === undefined) {
    if (formats.size >= MAX_FORMATS) formats.clear();
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return format;
}
