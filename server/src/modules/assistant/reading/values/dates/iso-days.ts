// Arithmetic with calendar days as `2027-03-12`, without time zones.

const DAY = 86_400_000;

export const isDay = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month, day));
  return year > 1900 && year < 2200 && date.getUTCMonth() === month && date.getUTCDate() === day;
};

/** `month` counts from 0. */
export const isoDayOf = (year: number, month: number, day: number): string =>
  `${year}-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

export function addDays(iso: string, days: number): string {
  return new Date(Date.parse(`${iso}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** 0 is Monday. */
export const weekdayOf = (iso: string): number =>
  (new Date(`${iso}T00:00:00Z`).getUTCDay() + 6) % 7;

/** In the year of today, or in the next one where that day has passed; undefined for no day. */
export function nextOccurrence(today: string, month: number, day: number): string | undefined {
  const year = Number(today.slice(0, 4));
  for (let add = 0; add < 5; add += 1) {
    if (!isDay(year + add, month, day)) continue;
    const iso = isoDayOf(year + add, month, day);
    if (iso >= today) return iso;
  }
  return undefined;
}

/** After today. */
export function nextWeekday(today: string, weekday: number): string {
  const ahead = (weekday - weekdayOf(today) + 7) % 7;
  return addDays(today, ahead === 0 ? 7 : ahead);
}
