// What sections say in words: about, free texts, quotes.
import type { Operation } from '@vys/contract/page-model/operations';
import { type Candidate, candidate } from '../../candidate.ts';
import type { Target } from '../../scene/targets.ts';
import { type Frame, slotsOf, wordsOfSlots } from '../frame.ts';
import { type Resolved, resolveTarget, rivalsOf } from '../targets/resolve-target.ts';
import { update } from './replacements.ts';
import { unquoted } from './written.ts';

const textKinds = ['new', 'about', 'quote', 'tagline', 'detail'] as const;

export function setSectionTexts(frame: Frame): Candidate[] {
  const { kind } = frame.taggedRequest;
  if ((kind !== 'set' && kind !== 'add') || slotsOf(frame, 'old').length > 0) return [];
  const [given] = slotsOf(frame, ...textKinds);
  if (given === undefined) return [];
  const found = meant(frame, given.slot === 'about');
  const rivals = rivalsOf(found);
  return rivals.flatMap(({ target, confidence }) => {
    const set = textOf(frame, target, unquoted(given.text));
    if (set === undefined) return [];
    const operation: Operation = update(target, set);
    return [
      candidate(operation.type, [operation], {
        words: wordsOfSlots(frame, frame.taggedRequest.slots),
        grounding: given.slot === 'tagline' ? confidence * 0.9 : confidence,
        features: rivals.length > 1 ? ['ambiguous'] : [],
      }),
    ];
  });
}

/** What is named, else the section about the person. */
function meant(frame: Frame, isAbout: boolean): Resolved[] {
  const slots = slotsOf(frame, 'target', 'section');
  const named = slots.flatMap((slot) =>
    resolveTarget(frame, slot, { kinds: ['section', 'profile'] }),
  );
  const others = slots.flatMap((slot) => resolveTarget(frame, slot));
  if (others.length > 0) return named.length > 0 ? named : others;
  const own = frame.scene.targets.find(
    (target) => target.kind === 'section' && target.section.kind === 'about',
  );
  return isAbout && own !== undefined ? [{ target: own, confidence: 0.9, words: [] }] : [];
}

/** What is added goes on from the text that is there. */
function textOf(frame: Frame, target: Target, text: string): Record<string, unknown> | undefined {
  if (target.kind === 'profile') {
    const isText = target.id === 'about' || target.id === 'tagline' || target.id === 'location';
    return isText ? { [target.id]: text } : undefined;
  }
  if (target.kind !== 'section') return undefined;
  const { section } = target;
  const [person] = slotsOf(frame, 'person');
  if (section.kind === 'quote')
    return { quote: text, ...(person !== undefined && { source: unquoted(person.text) }) };
  if (section.kind === 'hours') return { note: text };
  if (!('text' in section) && !introKinds.has(section.kind)) return undefined;
  const before = 'text' in section && typeof section.text === 'string' ? section.text : '';
  const isMore = frame.taggedRequest.kind === 'add' && before !== '';
  return { text: isMore ? `${before} ${text}` : text };
}

const introKinds: ReadonlySet<string> = new Set([
  ...['links', 'featured', 'products', 'menu', 'services', 'events', 'about', 'team', 'countdown'],
  ...['contact', 'newsletter', 'waitlist', 'guestbook', 'text', 'footer'],
]);
