// "Go back" in people's own words: "how it was", "the one before", "doch nicht", "déjalo como estaba".
import type { HistoryOperation } from '@vys/contract/page-model/operations';
import { withoutBack } from '../frames/past/go-back.ts';
import { has, type Scene, valuesOf } from '../scene/scene.ts';

const MOST_WORDS = 11;
const own = ['color', 'font', 'corners', 'tagline', 'name', 'photo', 'layout', 'size', 'original'];
const others = ['redo', 'move', 'rename', 'add', 'hide'];

/** Undefined where only a part is taken back, or something else is wanted for as well. */
export function goBack(scene: Scene): HistoryOperation | undefined {
  const rest = withoutBack(scene.message.text);
  if (scene.words.length > MOST_WORDS || rest === undefined) return undefined;
  const isPart = scene.mentions.some(({ via, quality }) => via !== 'reference' && quality > 0.8);
  const isMore = scene.values.some(({ kind }) => kind !== 'number' && kind !== 'ordinal');
  if (isPart || isMore || has(scene, ...own)) return undefined;
  if (others.some((concept) => has(scene, concept) && rest.trim().split(' ').length > 3))
    return undefined;
  if (
    valuesOf(scene, 'number').length > 0 ||
    /\b(?:two|three|zwei|drei|deux|dos|due|tre|twice)\b/.test(rest)
  )
    return undefined;
  return { type: 'history.undo', steps: 1 };
}
