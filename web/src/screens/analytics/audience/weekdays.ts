// Days of the week from Monday on, by name.
import { interfaceLocale } from '#web/lib/language/interface-language.ts';

const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

const nameDays = (weekday: 'short' | 'long') => {
  const format = new Intl.DateTimeFormat(interfaceLocale, { weekday, timeZone: 'UTC' });
  return (day: number) => format.format(MONDAY + day * DAY_MS);
};
const [nameShort, nameLong] = [nameDays('short'), nameDays('long')];

export const weekdays = Array.from({ length: 7 }, (_, day) => ({
  short: nameShort(day),
  long: nameLong(day),
}));
