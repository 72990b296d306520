// From words such as "right under instagram" and "ganz nach oben" to a place in a list.
import type { Span } from '../../../reading/message.ts';
import { foldWord } from '../../lexicon/concepts.ts';
import { createScene, has, type Scene } from '../../scene/scene.ts';
import type { Target } from '../../scene/targets.ts';
import type { Frame } from '../frame.ts';
import { positionIn } from './find-by-place.ts';
import { type Hint, resolveTarget } from './resolve-target.ts';

export type Place =
  | { at: 'start' }
  | { at: 'end' }
  | { at: 'index'; index: number }
  | { at: 'step'; steps: number }
  | { at: 'before' | 'after'; target: Target; confidence: number };

const folded = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'u');

const beforeWords = folded(
  'before|above|over|ahead of|in front of|on top of|vor|vorm|oberhalb|uber|uberm|avant|devant|au.dessus|au dessus|antes|encima|arriba de|por encima|delante|acima|em cima|sopra|prima di|prima del\\p{L}*|davanti',
);
const afterWords = folded(
  'after|below|under|underneath|beneath|behind|following|next to|beside|besides|nach|hinter|unter|unterm|unterhalb|neben|apres|sous|en dessous|au.dessous|derriere|a cote|suivant|despues|debajo|bajo|detras|abajo de|al lado|junto a|depois|abaixo|debaixo|embaixo|atras|ao lado|dopo|sotto|dietro|accanto|di fianco',
);
const betweenWords = folded('between|in between|zwischen|entre|tra|fra');
const jointWords = folded('and|und|et|y|e');
const startWords = folded(
  'first|1st|top|very start|start|beginning|front|opening|number one|zuerst|als erstes|erste\\p{L}*|ganz vorn\\p{L}*|vorn\\p{L}*|oben|obenauf|obenan|anfang|spitze|premier|premiere|1er|haut|debut|tete|primero|primer\\p{L}*|arriba|principio|inicio|comienzo|topo|cima|comeco|prim[oa]|primeir[oa]|alto|inizio|testa|prima di tutto|before (?:everything|all)|above (?:everything|all)|arriba de todo|encima de todo|antes de todo|avant tout|vor allem(?: anderen)?|uber allem',
);
const endWords = folded(
  'last|bottom|very end|end|ende|schluss|zuletzt|letzt\\p{L}*|unten|hinten|dernier|derniere|bas|fin|ultim[oa]|ultimo|final|abajo|baixo|fundo|fim|embaixo|fondo|fine|basso|underneath everything|below everything|after everything|abajo del todo|apres tout',
);
const upWords = folded(
  'up|higher|up one|hoher|hoch|rauf|nach oben|plus haut|monter|mas arriba|subir|mais para cima|piu su|piu in alto',
);
const downWords = folded(
  'down|lower|down one|tiefer|runter|weiter unten|nach unten|plus bas|descendre|mas abajo|bajar|mais para baixo|piu giu|piu in basso',
);
const oneStep = folded(
  'one|a bit|a spot|spot|a place|eins|einen platz|etwas|un cran|d un|un peu|un puesto|uno|um|un posto|un po',
);

/** `hint` says what it can be next to. */
export function resolvePlace(frame: Frame, span: Span, hint: Hint = {}): Place | undefined {
  const part = createScene(frame.scene, frame.scene.message, span);
  const text = foldWord(part.text).replaceAll(/['’]/g, ' ');
  const anchor = betweenIn(frame, span, text, hint) ?? anchorIn(frame, span, text, hint);
  if (anchor !== undefined) return anchor;
  const step = stepIn(text);
  if (step !== undefined) return { at: 'step', steps: step };
  const position = positionIn(part);
  if (position === -1) return { at: 'end' };
  if (position === 1) return { at: 'start' };
  if (position !== undefined) return { at: 'index', index: position < 0 ? position : position - 1 };
  if (startWords.test(text)) return { at: 'start' };
  if (endWords.test(text)) return { at: 'end' };
  return generalPlace(part, text);
}

function generalPlace(part: Scene, text: string): Place | undefined {
  if (has(part, 'first')) return { at: 'start' };
  if (upWords.test(text)) return { at: 'step', steps: -1 };
  return downWords.test(text) ? { at: 'step', steps: 1 } : undefined;
}

function stepIn(text: string): number | undefined {
  if (!oneStep.test(text) || /\btop\b/.test(text)) return undefined;
  if (upWords.test(text)) return -1;
  return downWords.test(text) ? 1 : undefined;
}

/** "between youtube and tiktok": after the one that comes first. */
function betweenIn(frame: Frame, span: Span, text: string, hint: Hint): Place | undefined {
  const between = betweenWords.exec(text);
  const joint = between && jointWords.exec(text.slice(between.index + between[0].length));
  if (!between || !joint) return undefined;
  const from = span.start + between.index + between[0].length;
  const [[first], [second]] = [
    resolveTarget(frame, { start: from, end: from + joint.index }, hint),
    resolveTarget(frame, { start: from + joint.index + joint[0].length, end: span.end }, hint),
  ];
  if (first === undefined || second === undefined) return undefined;
  const order = frame.scene.targets.map(({ id }) => id);
  const isSwapped = order.indexOf(second.target.id) < order.indexOf(first.target.id);
  const { target, confidence } = isSwapped ? second : first;
  return { at: 'after', target, confidence };
}

/** What stands after the preposition. */
function anchorIn(frame: Frame, span: Span, text: string, hint: Hint): Place | undefined {
  const before = beforeWords.exec(text);
  const after = afterWords.exec(text);
  const match = [before, after]
    .filter((found) => found !== null)
    .sort((a, b) => a.index - b.index)[0];
  if (match === undefined) return undefined;
  const from = span.start + match.index + match[0].length;
  const rest = text
    .slice(match.index + match[0].length)
    .replace(/^\s*(?:the|de|du|del|tout)\s/, '');
  if (/^\W*\p{L}+\W*$/u.test(rest) && (startWords.test(rest) || endWords.test(rest)))
    return undefined;
  const [best] = resolveTarget(frame, { start: from, end: span.end }, hint);
  if (best === undefined) return undefined;
  const at = match === before ? 'before' : 'after';
  return { at, target: best.target, confidence: best.confidence };
}

/** Index in the list of `ids`, which does not hold what is placed; undefined where the place is in another list. */
export function indexOf(
  place: Place,
  ids: readonly string[],
  current?: number,
): number | undefined {
  switch (place.at) {
    case 'start':
      return 0;
    case 'end':
      return ids.length;
    case 'index':
      return clamp(place.index < 0 ? ids.length + 1 + place.index : place.index, ids.length);
    case 'step':
      return current === undefined ? undefined : clamp(current + place.steps, ids.length);
    default: {
      const at = ids.indexOf(place.target.id);
      return at < 0 ? undefined : at + (place.at === 'after' ? 1 : 0);
    }
  }
}

const clamp = (index: number, most: number) => Math.min(Math.max(0, index), most);
