// Sections that show one thing: an address, a day that is counted down to, a video.
import type { Operation } from '@vys/contract/page-model/operations';
import type { PageSection, SectionKind, SectionOf } from '@vys/contract/page-model/sections';
import type { Candidate } from '../../candidate.ts';
import { newSection } from '../../proposers/content/new-section.ts';
import { freeId } from '../../scene/names.ts';
import { has } from '../../scene/scene.ts';
import { itemsOf } from '../../scene/targets.ts';
import { type Frame, slotsOf, slotText, valuesIn } from '../frame.ts';
import { sectionPlace } from '../lists/list-place.ts';
import { resolveTarget } from '../targets/resolve-target.ts';
import { readUrl } from './entries/read-entry.ts';
import { ownSection } from './entries/wanted-kind.ts';
import { proposal } from './values/evidence.ts';
import { readDay, readTime } from './values/read-day.ts';
import { tidyLine } from './values/tidy.ts';

const changing: ReadonlySet<string> = new Set(['set', 'correct', 'again', 'add']);

export function setAddress(frame: Frame): Candidate[] {
  const slot = slotText(frame, 'address');
  const isItem = slotsOf(frame, 'date', 'venue', 'item').length > 0;
  if (!changing.has(frame.taggedRequest.kind) || slot === undefined || isItem) return [];
  const location = slotText(frame, 'location');
  const own = ownSection(frame.scene, 'map');
  const street =
    location === undefined ? tidyLine(slot) : `${tidyLine(slot)}, ${tidyLine(location)}`;
  if (own?.kind !== 'map') {
    const title = slotText(frame, 'title');
    const section = newSection(frame.scene, 'map', { title, fields: { address: street } });
    if (section === undefined) return [];
    return [proposal(frame, [{ type: 'section.add', section, ...sectionPlace(frame) }], 0.9)];
  }
  const set = { address: withCity(street, own.address) };
  const unset = own.url === undefined ? [] : ['url'];
  return [proposal(frame, [{ type: 'section.update', id: own.id, set, unset }], 0.96)];
}

const english = /\b(?:street|st|road|rd|lane|avenue|ave|square|row|court|close|drive|way|yard)\b/i;

/** A street of the same place; elsewhere the city is unknown. */
function withCity(street: string, old: string): string {
  const [before = '', ...rest] = old.split(/,\s*|\n/);
  const words = before
    .toLowerCase()
    .split(/\W+/)
    .filter((word) => word.length > 3);
  const isNear = words.some((word) => street.toLowerCase().includes(word));
  const isAlike = english.test(street) && english.test(before);
  if (rest.length === 0 || /[,\n]/.test(street) || !(isNear || isAlike)) return street;
  return `${street}, ${rest.join(', ')}`;
}

export function setCountdown(frame: Frame): Candidate[] {
  const { scene, taggedRequest } = frame;
  const date = slotText(frame, 'date');
  const time = slotText(frame, 'time');
  if (
    !changing.has(taggedRequest.kind) ||
    taggedRequest.kind === 'add' ||
    (date ?? time) === undefined
  )
    return [];
  const found = countdownMeant(frame);
  if (found === undefined) return [];
  const { section } = found;
  const day = date === undefined ? undefined : readDay(scene, date, section.day)?.day;
  const clock = time === undefined ? undefined : readTime(scene, time);
  const set = { ...(day && { day }), ...(clock && { time: clock }) };
  if (Object.keys(set).length === 0) return [];
  const operation: Operation = { type: 'section.update', id: section.id, set, unset: [] };
  return [proposal(frame, [operation], found.confidence)];
}

type Countdown = { section: SectionOf<'countdown'>; confidence: number };

function countdownMeant(frame: Frame): Countdown | undefined {
  const { scene } = frame;
  const slots = slotsOf(frame, 'target', 'section', 'item', 'old');
  const isCountdown = (section: PageSection) => section.kind === 'countdown';
  const named = slots
    .flatMap((slot) => resolveTarget(frame, slot, { kinds: ['section'] }))
    .find(({ target }) => target.kind === 'section' && isCountdown(target.section));
  if (named?.target.kind === 'section' && named.target.section.kind === 'countdown')
    return { section: named.target.section, confidence: Math.max(0.9, named.confidence) };
  const own = ownSection(scene, 'countdown');
  if (own?.kind !== 'countdown') return undefined;
  const isSpoken = scene.past.targets.includes(own.id) || has(scene, 's.countdown');
  const isOnly = ownSection(scene, 'events') === undefined;
  if (!isSpoken && !isOnly) return undefined;
  return { section: own, confidence: isSpoken ? 0.9 : 0.75 };
}

const players: readonly SectionKind[] = ['video', 'music'];

/** "the new video is …": in place of the one there, or beside it. */
export function setMedia(frame: Frame): Candidate[] {
  const { scene, taggedRequest } = frame;
  const link = slotText(frame, 'link');
  const url = link === undefined ? undefined : readUrl({ scene }, link);
  const isItem = slotsOf(frame, 'date', 'venue', 'price').length > 0;
  const kind = players.find((one) => has(scene, `s.${one}`, `i.${one}`));
  if (url === undefined || kind === undefined || isItem || !changing.has(taggedRequest.kind))
    return [];
  const section = ownSection(scene, kind);
  const items = section === undefined ? [] : itemsOf(section);
  const item = { id: freeId(scene.design.page, kind), url };
  if (section === undefined) {
    const added = newSection(scene, kind, { items: [item] });
    if (added === undefined || taggedRequest.kind !== 'add' || !isPlayed(url)) return [];
    return [
      proposal(frame, [{ type: 'section.add', section: added, ...sectionPlace(frame) }], 0.96),
    ];
  }
  const [first] = items;
  if (taggedRequest.kind === 'add' || first === undefined) {
    const operation: Operation = { type: 'item.add', section: section.id, item };
    return isPlayed(url) ? [proposal(frame, [operation], 0.96)] : [];
  }
  const operation: Operation = {
    type: 'item.update',
    section: section.id,
    id: first.id,
    set: { url },
    unset: [],
  };
  return [proposal(frame, [operation], items.length === 1 ? 0.96 : 0.6)];
}

/** One video, song, album or playlist; not a channel. */
const isPlayed = (url: string): boolean =>
  /youtu\.be\/|[?&]v=|\/shorts\/|\/embed\/|vimeo\.com\/\d|\/(?:track|album|playlist|episode|show|sets?|video)\//.test(
    url,
  ) ||
  /soundcloud\.com\/[^/]+\/[^/]+|bandcamp\.com\/(?:track|album)|mixcloud\.com\/[^/]+\/[^/]+/.test(
    url,
  );

/** Pictures by their addresses. */
export function addPictures(frame: Frame): Candidate[] {
  const { scene, taggedRequest } = frame;
  const urls = slotsOf(frame, 'link').flatMap((slot) =>
    valuesIn(frame, slot).flatMap((value) => (value.kind === 'image' ? [value.url] : [])),
  );
  const section = ownSection(scene, 'gallery');
  if (taggedRequest.kind !== 'add' || urls.length === 0) return [];
  if (slotsOf(frame, 'item', 'person', 'target').length > 0) return [];
  const taken: string[] = [];
  const items = urls.map((url) => {
    const id = freeId(scene.design.page, 'photo', taken);
    taken.push(id);
    return { id, image: { url, alt: '' } };
  });
  if (section !== undefined)
    return [
      proposal(
        frame,
        items.map((item) => ({ type: 'item.add', section: section.id, item })),
        0.96,
      ),
    ];
  const added = newSection(scene, 'gallery', { items });
  return added === undefined
    ? []
    : [proposal(frame, [{ type: 'section.add', section: added, ...sectionPlace(frame) }], 0.9)];
}
