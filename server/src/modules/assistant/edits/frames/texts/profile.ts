// What the page says about its person or business: name, tagline, place, a few words.
import type { Operation } from '@vys/contract/page-model/operations';
import type { PageModel } from '@vys/contract/page-model/page-model';
import { type Candidate, candidate } from '../../candidate.ts';
import { likeNeighbor } from '../../scene/names.ts';
import { wordsIn } from '../../scene/scene.ts';
import { type Frame, slotsOf, slotText, wordsOfSlots } from '../frame.ts';
import { asksForAbout } from '../items/entries/wanted-kind.ts';
import { taglineWords } from '../repairs/profile-texts.ts';
import { resolveTarget } from '../targets/resolve-target.ts';
import { unquoted } from './written.ts';

type Set = Extract<Operation, { type: 'profile.set' }>['set'];

/** With one of these a place or a name belongs to an item. */
const itemSlots = [
  'item',
  'date',
  'venue',
  'quote',
  'question',
  'answer',
  'price',
  'hours',
  'person',
] as const;

export function setProfile(frame: Frame): Candidate[] {
  const { kind } = frame.taggedRequest;
  if ((kind !== 'add' && kind !== 'set') || slotsOf(frame, ...itemSlots).length > 0) return [];
  const set = profileOf(frame);
  const isMoved = set.tagline !== undefined && slotsOf(frame, 'tagline', 'job').length === 0;
  if (Object.keys(set).length === 0) return [];
  const operation: Operation = { type: 'profile.set', set, unset: [] };
  return [
    candidate('profile.set', [operation], {
      words: [...wordsOfSlots(frame, frame.taggedRequest.slots), ...namingWords(frame, set)],
      grounding: namesSomethingElse(frame) && !isMoved ? 0.6 : 0.95,
    }),
  ];
}

const fieldNames = {
  name: /(?<!\p{L})(?:name|namen|nom|nombre|nome)(?!\p{L})/giu,
  location:
    /(?<!\p{L})(?:location|place|city|town|ort|stadt|ville|lieu|ciudad|ubicación|lugar|cidade|città|luogo)(?!\p{L})/giu,
} as const;

/** "the name", "under my name": what is set, and no request that was passed over. */
function namingWords({ scene }: Frame, set: Set): number[] {
  const named = (['name', 'location'] as const)
    .filter((field) => set[field] !== undefined)
    .flatMap((field) => [...scene.text.matchAll(fieldNames[field])])
    .map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
  const spans = set.tagline === undefined ? named : [...named, ...taglineWords(scene.text)];
  return spans.flatMap(({ start, end }) =>
    wordsIn(scene, { start: scene.span.start + start, end: scene.span.start + end }),
  );
}

function profileOf(frame: Frame): Set {
  const { page } = frame.scene.design;
  const name = slotText(frame, 'name');
  const tagline = slotText(frame, 'tagline');
  // "add a map: Lindenstraße 12, Köln": the city belongs to the address.
  const isOfAddress = ['section', 'address'].every((kind) =>
    frame.taggedRequest.slots.some(({ slot }) => slot === kind),
  );
  const location = isOfAddress ? undefined : slotText(frame, 'location');
  const about = slotText(frame, 'about');
  const job = slotText(frame, 'job');
  const moved = location === undefined ? undefined : taglineIn(frame, location);
  return {
    ...(name !== undefined && { name: likeNeighbor(unquoted(name), page.name) }),
    ...(tagline !== undefined && { tagline: likeNeighbor(unquoted(tagline), page.tagline) }),
    ...(location !== undefined &&
      moved === undefined && { location: likeNeighbor(unquoted(location), undefined) }),
    ...(moved !== undefined && { tagline: moved }),
    ...(about !== undefined && !isForSection(frame) && { about: unquoted(about) }),
    ...(job !== undefined && tagline === undefined && jobIn(page, job, location)),
  };
}

/** The line under the name where it is free, else what the page tells about them. */
function jobIn(page: PageModel, job: string, location: string | undefined): Set {
  const text = likeNeighbor(withoutArticle(unquoted(job)), undefined);
  if (page.tagline === undefined || location === undefined) return { tagline: text };
  return page.about === undefined ? { about: text } : {};
}

const withoutArticle = (text: string) =>
  text.replace(/^(?:an?|eine?|une?|una?|um|uma|uno)\s+/iu, '');

/** "we moved to Hastings, so the line saying Surf rock from Brighton is wrong". */
function taglineIn(frame: Frame, location: string): string | undefined {
  const { tagline } = frame.scene.design.page;
  const named = slotsOf(frame, 'old', 'target').flatMap((slot) =>
    resolveTarget(frame, slot, { kinds: ['profile'] }).slice(0, 1),
  );
  if (tagline === undefined || !named.some(({ target }) => target.id === 'tagline'))
    return undefined;
  const place = /(?<=\b(?:from|in|of|aus|von|de|à|en|da|di|do|em)\s)\p{Lu}[\p{L}-]+/u;
  return place.test(tagline) ? tagline.replace(place, () => location) : undefined;
}

/** Words for a section that exists, or that is asked for, are for it. */
const isForSection = (frame: Frame): boolean =>
  asksForAbout(frame) ||
  frame.scene.design.page.sections.some(({ kind }) => kind === 'about') ||
  slotsOf(frame, 'target', 'section').some((slot) => {
    const [best] = resolveTarget(frame, slot);
    return best !== undefined && best.target.kind !== 'profile' && best.confidence > 0.7;
  });

/** A target that is no part of the profile. */
const namesSomethingElse = (frame: Frame): boolean =>
  slotsOf(frame, 'target').some((slot) => {
    const [best] = resolveTarget(frame, slot);
    return best !== undefined && best.target.kind !== 'profile' && best.confidence >= 0.9;
  });
