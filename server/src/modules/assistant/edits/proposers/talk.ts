// What is no edit: questions, thanks, going through the versions, "remove everything", and nothing at all.
import { type Candidate, candidate, type Talk } from '../candidate.ts';
import { has, isMeaningful, type Scene, valuesOf, wordsIn, wordsOf } from '../scene/scene.ts';

export function talkProposals(scene: Scene): Candidate[] {
  return [
    ...history(scene),
    ...questions(scene),
    ...thanks(scene),
    ...clear(scene),
    ...short(scene),
    nothing(scene),
  ];
}

const talk = (
  label: string,
  kind: Talk,
  words: Iterable<number>,
  features: string[] = [],
): Candidate => ({
  ...candidate(label, [], { words, grounding: 1, features }),
  talk: kind,
});

const smallNumbers: Record<string, number> = {
  two: 2,
  twice: 2,
  three: 3,
  zwei: 2,
  drei: 3,
  deux: 2,
  trois: 3,
  dos: 2,
  tres: 3,
  dois: 2,
  duas: 2,
  due: 2,
  tre: 3,
  couple: 2,
};

function history(scene: Scene): Candidate[] {
  const spoken = scene.words
    .map(({ normal }) => smallNumbers[normal] ?? 0)
    .find((count) => count > 1);
  const steps = Math.min(50, Math.max(1, spoken ?? valuesOf(scene, 'number')[0]?.value ?? 1));
  const numbers = [
    ...scene.words.flatMap((word, index) =>
      smallNumbers[word.normal] === undefined ? [] : [index],
    ),
    ...valuesOf(scene, 'number').flatMap((value) => wordsIn(scene, value)),
  ];
  const also = wordsOf(
    scene,
    'last',
    'change',
    'it',
    'design',
    'not',
    'keep',
    'all',
    'everything',
    'request',
    'again',
    'original',
    'remove',
    'show',
  );
  const found: Candidate[] = [];
  if (
    has(scene, 'undo') ||
    (has(scene, 'keep') &&
      scene.mentions.length === 0 &&
      scene.words.length < 6 &&
      !scene.concepts.some(({ concept }) => concept.startsWith('mood')))
  ) {
    const features = [
      has(scene, 'undo') ? 'verb' : 'keep',
      has(scene, 'original') ? 'original' : 'recent',
    ];
    found.push({
      ...candidate('history.undo', [], {
        words: [...wordsOf(scene, 'undo'), ...numbers, ...also],
        grounding: 1,
        features,
      }),
      history: { type: 'history.undo', steps },
    });
  }
  if (has(scene, 'redo')) {
    found.push({
      ...candidate('history.redo', [], {
        words: [...wordsOf(scene, 'redo'), ...numbers, ...also],
        grounding: 1,
      }),
      history: { type: 'history.redo', steps },
    });
  }
  if (has(scene, 'original')) {
    found.push({
      ...candidate('history.first', [], {
        words: [...wordsOf(scene, 'original', 'undo', 'first'), ...also],
        grounding: 1,
        features: [has(scene, 'undo') ? 'verb' : 'no-verb'],
      }),
      history: { type: 'history.undo', steps: 50 },
    });
  }
  return found;
}

function questions(scene: Scene): Candidate[] {
  const isMarked = scene.text.trimEnd().endsWith('?') || /^\s*¿/.test(scene.text);
  if (!isMarked && !has(scene, 'ask', 'publish')) return [];
  const first = scene.words[0];
  const features = [
    isMarked ? 'mark' : 'no-mark',
    first?.concepts.has('ask') ? 'asks-first' : 'asks-later',
    has(scene, 'request') ? 'request' : 'no-request',
    has(scene, 'publish') ? 'product' : 'no-product',
    scene.values.length > 0 ? 'values' : 'no-values',
  ];
  return [talk('talk.answer', 'answer', scene.words.keys(), features)];
}

function thanks(scene: Scene): Candidate[] {
  if (!has(scene, 'thanks', 'hello')) return [];
  return [
    talk('talk.thanks', 'thanks', wordsOf(scene, 'thanks', 'hello', 'it', 'design'), [
      `length:${Math.min(6, scene.words.length)}`,
    ]),
  ];
}

function clear(scene: Scene): Candidate[] {
  if (!has(scene, 'remove') || !has(scene, 'everything')) return [];
  const kept = has(scene, 'but') ? scene.mentions.flatMap(({ words }) => words) : [];
  return [
    talk('talk.clear', 'clear', [...wordsOf(scene, 'remove', 'everything', 'all', 'but'), ...kept]),
  ];
}

/** "yes" and "no" to what was asked. */
function short(scene: Scene): Candidate[] {
  if (scene.words.length > 6) return [];
  return (['yes', 'nope'] as const).flatMap((concept) => {
    const words = wordsOf(scene, concept);
    return words.length === 0
      ? []
      : [talk(`talk.${concept}`, concept === 'yes' ? 'yes' : 'no', words)];
  });
}

function nothing(scene: Scene): Candidate {
  const count = scene.words.filter(isMeaningful).length;
  return talk('talk.none', 'none', [], [`meaningful:${Math.min(5, count)}`]);
}
