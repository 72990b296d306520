// The day and the hour of a moment in a time zone.

export type LocalTime = { day: string; hour: number };

/** Offsets from UTC are whole quarters of an hour, and so is every change of them. */
const SLOT_MS = 15 * 60_000;
const slots = new Map<string, { slot: number; time: LocalTime }>();
const formats = new Map<string, Intl.DateTimeFormat>();

/** UTC for a zone that is not known. */
export function getLocalTime(at: number, timeZone: string): LocalTime {
  const slot = Math.floor(at / SLOT_MS);
  const known = slots.get(timeZone);
  if (known?.slot === slot) return known.time;
  const parts = new Map(
    getFormat(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const day = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  const time = { day, hour: Number(parts.get('hour')) };
  slots.set(timeZone, { slot, time });
  return time;
}

function getFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = openFormat(timeZone) ?? openFormat('UTC');
  if (format === undefined) throw new Error('UTC is not a known time zone.');
  formats.set(timeZone, format);
  return format;
}

function openFormat(timeZone: string): Intl.DateTimeFormat | undefined {
  const date = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const options = { ...date, hour: '2-digit', hourCycle: 'h23', timeZone } as const;
  try {
    return new Intl.DateTimeFormat('en-CA', options);
  } catch {
    return undefined;
  }
}
