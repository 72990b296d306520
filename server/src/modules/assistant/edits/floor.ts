// What an edit needs beside its probability: a number, a weekday or a color that is mentioned in passing asks for no
// change.
import { coverageOf } from '../ranking/features.ts';
import type { MessageValue } from '../reading/message.ts';
import type { Candidate } from './candidate.ts';
import { has, type Scene, wordsIn } from './scene/scene.ts';

const verbs = [
  'add',
  'remove',
  'change',
  'rename',
  'replace',
  'say',
  'move',
  'swap',
  'hide',
  'show',
  'sort',
  'request',
  'not',
  'again',
  'section',
  'item',
];

/** In passing anyone names one of these. */
const common: readonly MessageValue['kind'][] = [
  'number',
  'ordinal',
  'date',
  'time',
  'duration',
  'emoji',
  'platform',
];

/** "The croissant is off the menu" takes away no menu. */
const namesItemOnly = ({ mentions }: Scene, { operations }: Candidate): boolean =>
  operations.some(
    (operation) =>
      operation.type === 'section.remove' &&
      mentions.some(
        ({ target, via, quality }) =>
          target.kind === 'item' &&
          target.section.id === operation.id &&
          via === 'name' &&
          quality > 0.9,
      ),
  );

/** False when nothing but a number, a day or a common word speaks for the edit. */
export function isGrounded(scene: Scene, candidate: Candidate): boolean {
  if (namesItemOnly(scene, candidate)) return false;
  if (candidate.features.includes('frame') || has(scene, ...verbs)) return true;
  const adds = candidate.label === 'item.add' || candidate.label === 'section.add';
  if (adds) return namesWhatIsAdded(scene, candidate);
  if (candidate.label === 'page.redesign') return !hasUnusedValue(scene, candidate);
  if (!candidate.label.startsWith('theme.') || scene.mentions.length > 0) return true;
  return isMostOfIt(scene, candidate);
}

function namesWhatIsAdded(scene: Scene, candidate: Candidate): boolean {
  const { used } = candidate;
  const isDictated = /[:–—|]|\n|\s-\s/.test(scene.text);
  const isPriced = /\d[.,]\d\d\b/.test(scene.text);
  const hasValue = scene.values.some(
    (value) =>
      !common.includes(value.kind) &&
      !isBareNumber(scene, value) &&
      wordsIn(scene, value).some((index) => used.has(index)),
  );
  const namesPart = scene.concepts.some(({ concept }) => /^[si]\./.test(concept));
  if (isDictated || isPriced || hasValue || namesPart) return true;
  if (scene.mentions.length > 0) return true;
  return used.size > 2 && coverageOf(scene, candidate).unused.length === 0;
}

/** "5" is read as a price where there is a list of prices. */
const isBareNumber = (scene: Scene, { start, end }: MessageValue): boolean =>
  /^\d+$/.test(scene.message.text.slice(start, end).trim());

const hasUnusedValue = (scene: Scene, candidate: Candidate): boolean =>
  coverageOf(scene, candidate).unused.some((index) => scene.words[index]?.value !== undefined);

/** A single phrase such as "too much space". */
const isWithin = (scene: Scene, { used }: Candidate): boolean =>
  used.size > 1 && scene.words.length < 7;

function isMostOfIt(scene: Scene, candidate: Candidate): boolean {
  const { unused, meaningful } = coverageOf(scene, candidate);
  return (
    meaningful - unused.length > 1 || unused.length * 2 < meaningful || isWithin(scene, candidate)
  );
}
