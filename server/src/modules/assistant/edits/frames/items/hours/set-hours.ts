// Opening hours that a request changes or adds; days that it does not speak of stay as they are.
import type { Operation } from '@vys/contract/page-model/operations';
import type { SectionOf } from '@vys/contract/page-model/sections';
import { readMessage } from '../../../../reading/read-message.ts';
import type { TaggedSlot } from '../../../../tagging/labels.ts';
import type { Candidate } from '../../../candidate.ts';
import { newSection } from '../../../proposers/content/new-section.ts';
import { has } from '../../../scene/scene.ts';
import { type Frame, slotsOf, slotText } from '../../frame.ts';
import { sectionPlace } from '../../lists/list-place.ts';
import { ownSection } from '../entries/wanted-kind.ts';
import { proposal } from '../values/evidence.ts';
import { daysIn, readDays, saysClosed } from './read-days.ts';

const changing: ReadonlySet<string> = new Set(['set', 'add', 'correct', 'again', 'remove']);

export function setHours(frame: Frame): Candidate[] {
  if (!changing.has(frame.taggedRequest.kind) || !isAboutHours(frame)) return [];
  const own = ownSection(frame.scene, 'hours');
  const section = own?.kind === 'hours' ? own : undefined;
  const special = specialDay(frame);
  if (section !== undefined && special !== undefined) {
    const note = section.note === undefined ? special : `${section.note} · ${special}`;
    return hours(frame, [{ type: 'section.update', id: section.id, set: { note }, unset: [] }]);
  }
  const days = daysAfter(frame, section?.days ?? []);
  if (days === undefined || days.length === 0) return [];
  if (section !== undefined)
    return hours(frame, [{ type: 'section.update', id: section.id, set: { days }, unset: [] }]);
  const title = slotText(frame, 'title');
  const added = newSection(frame.scene, 'hours', { title, fields: { days } });
  if (added === undefined || frame.taggedRequest.kind === 'remove') return [];
  return hours(frame, [{ type: 'section.add', section: added, ...sectionPlace(frame) }]);
}

/** Hours, or a time for a day of the week. */
function isAboutHours(frame: Frame): boolean {
  const { scene, taggedRequest } = frame;
  const isHours = slotsOf(frame, 'hours').length > 0;
  if (taggedRequest.kind === 'remove') return isHours;
  if (isHours) return true;
  if (slotsOf(frame, 'item', 'venue', 'location', 'price').length > 0) return false;
  const hasHours = ownSection(scene, 'hours') !== undefined;
  const isSpoken = has(scene, 'open', 'closed', 'hour', 's.hours');
  if (hasHours && isSpoken && taggedRequest.slots.length === 0)
    return daysIn(scene, scene.text).length > 0;
  const isTimed = slotsOf(frame, 'time', 'date', 'new').length > 0;
  return hasHours && isTimed && (isSpoken || daysIn(scene, scene.text).length > 0);
}

const hours = (frame: Frame, operations: readonly Operation[]): Candidate[] => [
  proposal(
    frame,
    operations,
    slotsOf(frame, 'hours').length > 0 ? 0.96 : 0.82,
    ['section'],
    operations[0]?.type === 'section.add' ? 'section.add' : 'hours.set',
  ),
];

type Days = SectionOf<'hours'>['days'];

function daysAfter(frame: Frame, before: Days): Days | undefined {
  const { scene } = frame;
  const pieces = piecesOf(frame);
  let days: Days | undefined;
  for (const piece of pieces) {
    const around = pieces.length === 1 ? scene.text : piece;
    const next = readDays(scene, piece, around, days ?? before);
    if (next !== undefined) days = next;
  }
  return days;
}

/** "lunes a viernes" and "7:30-17h" are one; "montags zu" and "sonntags 10-14" are two. */
function piecesOf(frame: Frame): string[] {
  const { scene } = frame;
  const slots = slotsOf(frame, 'hours', 'target', 'date', 'time', 'new').filter(
    ({ slot, text }) => slot !== 'target' || daysIn(scene, text).length > 0,
  );
  if (slots.length === 0) return [scene.text];
  const pieces: string[] = [];
  for (const slot of slots) {
    const text = withDayBefore(frame, slot);
    const hasDays = daysIn(scene, text).length > 0;
    const last = pieces.at(-1);
    const isTimeOnly = last !== undefined && daysIn(scene, last).length === 0 && !/\d/.test(text);
    const isComplete = last !== undefined && !isTimeOnly && (/\d/.test(last) || saysClosed(last));
    if (last === undefined || (hasDays && isComplete)) pieces.push(text);
    else pieces[pieces.length - 1] = `${last} ${text}`;
  }
  return pieces.flatMap((piece) => statements(frame, piece));
}

/** "mondays closed, sundays 10 to 2" says two things. */
function statements({ scene }: Frame, piece: string): string[] {
  const parts = piece.split(/[,;]\s*/).filter(Boolean);
  const isWhole = (part: string) =>
    daysIn(scene, part).length > 0 && (/\d/.test(part) || saysClosed(part));
  return parts.every(isWhole) && parts.some((part) => !/\d/.test(part)) ? parts : [piece];
}

/** "saturday [9 to 5 and sunday 10 to 3]": its first times need the day before it. */
function withDayBefore({ scene, taggedRequest }: Frame, { start, text }: TaggedSlot): string {
  const own = daysIn(scene, text);
  const [first = ''] = text.split(/(?=\d)/);
  const [head = ''] = /^[\d:.,\s\p{L}–-]*?(?=\s(?:and|und|et|y|e)\s)/u.exec(text) ?? [];
  const startsWithTime = /^\D{0,8}\d/.test(text) && daysIn(scene, first).length === 0;
  if (own.length === 0 || !startsWithTime || head === '') return text;
  const before = scene.message.text.slice(taggedRequest.start, start);
  const day = before.split(/\s+/).filter(Boolean).at(-1) ?? '';
  return daysIn(scene, day).length === 0 ? text : `${day} ${text}`;
}

/** "24 december closed" is no day of the week. */
function specialDay(frame: Frame): string | undefined {
  const { scene } = frame;
  const slots = slotsOf(frame, 'hours', 'date', 'time');
  const text = slots.map((slot) => slot.text).join(' ');
  const { values } = readMessage(text, { lang: scene.lang, today: scene.today });
  const isDay = values.some(
    (value) => value.kind === 'date' && value.day && /\d/.test(scene.message.text),
  );
  const isNumbered =
    /\d{1,2}[./](?:\d{1,2}[./]?)(?:\s|$|\d{2,4})|\d{1,2}\.?(?:st|nd|rd|th|er)?\s+(?:of |de )?\p{L}{3,}/iu.test(
      text,
    );
  const [first] = slots;
  const last = slots.at(-1);
  if (!isDay || !isNumbered || daysIn(scene, text).length > 0 || !first || !last) return undefined;
  return scene.message.text.slice(first.start, frame.taggedRequest.end).trim().slice(0, 300);
}
