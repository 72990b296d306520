// The values of one kind, for tables of cases.
import type { ValueKind, ValueOf } from '../message.ts';
import { readMessage } from '../read-message.ts';

export const TODAY = '2026-11-22';

export const read = (text: string, lang = 'en') => readMessage(text, { lang, today: TODAY });

export const valuesOf = <Kind extends ValueKind>(text: string, kind: Kind, lang = 'en') =>
  read(text, lang).values.filter(
    (value): value is ValueOf<Kind> & typeof value => value.kind === kind,
  );

/** `mon 09:00-18:00, sun closed`: days with the same times stand together. */
export function hoursOf(text: string, lang = 'en'): string {
  return valuesOf(text, 'hours', lang)
    .flatMap(({ days }) => days)
    .map(
      ({ day, times }) =>
        `${day} ${times.map(({ opens, closes }) => `${opens}-${closes}`).join('+') || 'closed'}`,
    )
    .join(', ')
    .replaceAll(
      /(\w{3}) (\S+)(?:, (?:\w{3}) \2(?=,|$))+/g,
      (all, first, times) =>
        `${first}..${all.slice(-times.length - 4, -times.length - 1)} ${times}`,
    );
}
