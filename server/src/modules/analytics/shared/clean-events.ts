// What can be stored: one event that the database rejects would fail the whole segment again and again.
import { exclusionReasons } from '@vys/contract/analytics/report';
import type { CollectedEvent, ExcludedEvent } from '../event-store.ts';
import { devices } from './day-aggregate.ts';

/** Longest value of a filter too. */
export const TEXT_LIMIT = 2_048;
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const YEAR_10000 = 253_402_300_800_000;
const LARGEST = 2n ** 63n;

/** PostgreSQL stores neither NUL nor half of a surrogate pair. */
export function cleanText(text: string | null): string {
  if (text === null) return '';
  if (text.length <= TEXT_LIMIT && text.isWellFormed() && !text.includes('\0')) return text;
  return text.replaceAll('\0', '').slice(0, TEXT_LIMIT).toWellFormed();
}

export function isStorableEvent(event: CollectedEvent): boolean {
  return (
    uuid.test(event.pageId) &&
    isDay(event.day) &&
    Number.isInteger(event.hour) &&
    event.hour >= 0 &&
    event.hour < 24 &&
    Number.isFinite(event.at) &&
    event.at >= 0 &&
    event.at < YEAR_10000 &&
    isVisitor(event.visitor) &&
    (event.kind === 'view' || event.kind === 'click') &&
    devices.includes(event.device)
  );
}

export function isStorableExclusion({ pageId, day, reason }: ExcludedEvent): boolean {
  return uuid.test(pageId) && isDay(day) && exclusionReasons.includes(reason);
}

const knownDays = new Set<string>();
const MAX_KNOWN_DAYS = 100;

/** Nearly all events are of the same few days. */
function isDay(day: string): boolean {
  if (knownDays.has(day)) return true;
  if (!isDayOfCalendar(day)) return false;
  if (knownDays.size >= MAX_KNOWN_DAYS) knownDays.clear();
  knownDays.add(day);
  return true;
}

function isDayOfCalendar(day: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || day < '0001') return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

function isVisitor(visitor: string): boolean {
  if (!/^-?\d{1,19}$/.test(visitor)) return false;
  const number = BigInt(visitor);
  return number >= -LARGEST && number < LARGEST;
}
