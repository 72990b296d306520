// What a creator reads of an answer that was not used as it came, and why the built-in assistant goes on.
import { listOf, toLang } from '../../replies/languages.ts';
import type { Note } from '../applying/notes.ts';
import { type FallbackReason, modelTexts } from '../messages.ts';
import type { FailureReason } from '../providers/model-failure.ts';

export function sayNotes(notes: readonly Note[], lang: string): string {
  const own = toLang(lang);
  const texts = modelTexts[own];
  const sentences = notes.map((note) => {
    if (note.kind === 'notDone') {
      return note.count === 1 ? texts.oneNotDone : texts.notDone.replace('{n}', String(note.count));
    }
    return texts.notes[note.kind].replace('{names}', () => listOf(note.names, own));
  });
  return sentences.join(' ');
}

export const sayWrote = (ids: readonly string[], lang: string): string =>
  modelTexts[toLang(lang)].wrote.replace('{names}', listOf(ids, toLang(lang)));

/** Creators cannot do anything about a key or a bill: for them the model is away. */
const told: Readonly<Record<FailureReason, FallbackReason>> = {
  unavailable: 'unavailable',
  key: 'unavailable',
  money: 'unavailable',
  busy: 'unavailable',
  slow: 'slow',
  too_long: 'too_long',
  refused: 'unusable',
  unusable: 'unusable',
};

export const sayFallback = (
  reason: FailureReason | 'allowance' | 'unknown' | 'kept',
  lang: string,
): string => {
  const texts = modelTexts[toLang(lang)].fallback;
  const isTold = reason === 'allowance' || reason === 'unknown' || reason === 'kept';
  return isTold ? texts[reason] : texts[told[reason]];
};
