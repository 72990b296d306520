// Times of announcements: as people read them, and as a field for local times holds them.
import { interfaceLocale } from '#web/lib/language/interface-language.ts';

export const formatTime = (at: string | Date): string =>
  new Date(at).toLocaleString(interfaceLocale, { dateStyle: 'medium', timeStyle: 'short' });

/** `2026-05-10T14:30` in the browser's time zone. */
export function toLocalField(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

export const getTimeZone = (): string =>
  Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ');
