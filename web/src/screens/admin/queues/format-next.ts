// When something will happen, for people: `now`, `in 5 minutes`.
import { interfaceLocale } from '#web/lib/language/interface-language.ts';

const format = new Intl.RelativeTimeFormat(interfaceLocale, { numeric: 'auto' });

export function formatNext(at: string, now: Date = new Date()): string {
  const minutes = Math.max(0, Math.round((Date.parse(at) - now.getTime()) / 60_000));
  if (minutes < 1) return format.format(0, 'second');
  return minutes < 120
    ? format.format(minutes, 'minute')
    : format.format(Math.round(minutes / 60), 'hour');
}
