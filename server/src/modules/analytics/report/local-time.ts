// Days and hours on the clocks of a time zone.
import { DAY, HOUR, MINUTE } from '../../../platform/time-spans.ts';

export type LocalHour = { readonly day: string; readonly hour: number };

type Zone = { format: Intl.DateTimeFormat; slot: number; local: LocalHour };

const zones = new Map<string, Zone>();
/** There are about 600 names; each format takes some tens of kilobytes. */
const MAX_ZONES = 600;
/** All zones change their offset at one of these. */
const SLOT = 15 * MINUTE;

export function toLocalHour(at: number, timeZone: string): LocalHour {
  const zone = zoneOf(timeZone);
  const slot = Math.floor(at / SLOT);
  if (zone.slot !== slot) {
    const parts = Object.fromEntries(
      zone.format.formatToParts(at).map(({ type, value }) => [type, value]),
    );
    zone.local = { day: `${parts.year}-${parts.month}-${parts.day}`, hour: Number(parts.hour) };
    zone.slot = slot;
  }
  return zone.local;
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

function zoneOf(timeZone: string): Zone {
  let zone = zones.get(timeZone);
  if (zone === undefined) {
    if (zones.size >= MAX_ZONES) zones.clear();
    const format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
    });
    zone = { format, slot: Number.NaN, local: { day: '', hour: 0 } };
    zones.set(timeZone, zone);
  }
  return zone;
}
