// Days of the week from Monday on, by name.
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

const nameDays = (weekday: 'short' | 'long') => {
  const format = new Intl.DateTimeFormat('en-US', { weekday, timeZone: 'UTC' });
  return (day: number) => format.format(MONDAY + day * DAY_MS);
};
const [nameShort, nameLong] = [nameDays('short'), nameDays('long')];

export const weekdays = Array.from({ length: 7 }, (_, day) => ({
  short: nameShort(day),
  long: nameLong(day),
}));
