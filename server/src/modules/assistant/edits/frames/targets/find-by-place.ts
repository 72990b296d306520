// "the second one", "the last two links": by their place in a list of the page.
import type { Scene } from '../../scene/scene.ts';
import { createScene, has, wordsOf } from '../../scene/scene.ts';
import { listTargets, type Target } from '../../scene/targets.ts';
import type { Resolved } from './resolve-target.ts';

export function findByPlace(
  scene: Scene,
  part: Scene,
  kinds: readonly Target['kind'][] | undefined,
): Resolved[] {
  const next = findNext(scene, part);
  if (next !== undefined) return [next];
  const list = listMeant(scene, part, kinds);
  const position = positionIn(part);
  if (position === undefined || list.length === 0) return [];
  const target = list[position < 0 ? list.length + position : position - 1];
  const isNamed = has(part, 'link', 'section', 'item') || itemKind(part) !== undefined;
  if (target === undefined) return [];
  const confidence = isNamed || isSpokenOf(scene, target) ? 0.95 : 0.7;
  return [{ target, confidence, words: [] }];
}

const nextOne =
  /(?<!\p{L})(?:(?:the )?next(?: one)?|(?:the )?one (?:after|below|under)(?: (?:it|that))?|(?:the )?following(?: one)?|(?:de[rmn]|die|das) n[äa]chste[nmr]?|(?:de[rmn]|die|das) (?:danach|darunter)|(?:le |la )?suivante?|celui d['’]apr[èe]s|celle d['’]apr[èe]s|el siguiente|la siguiente|[oa] (?:pr[óo]xim[oa]|seguinte)|(?:il|la|lo) (?:prossim[oa]|successiv[oa]|seguente)|quell[oa] dopo)(?!\p{L})/iu;
const previousOne =
  /(?<!\p{L})(?:(?:the )?previous(?: one)?|(?:the )?one (?:(?:right|directly|just) )?(?:before|above|over)(?: (?:it|that))?|(?:de[rmn]|die|das) (?:(?:direkt|gleich|genau) )?(?:dar[üu]ber|davor)|(?:celui|celle) (?:(?:juste )?(?:au[- ]dessus|d['’]avant))|(?:el|la) (?:de (?:justo )?(?:arriba|antes|encima)|anterior)|[oa] (?:de cima|anterior)|quell[oa] (?:(?:subito )?sopra|prima|precedente))(?!\p{L})/iu;
const onlyNext = /^[\s\p{P}]*(?:and|und|et|y|e)?[\s\p{P}]*$/iu;

/** "and the next one", "the one above": what stands beside the thing that was spoken of just before. */
function findNext({ targets, past }: Scene, part: Scene): Resolved | undefined {
  const isPrevious = previousOne.test(part.text);
  const match = (isPrevious ? previousOne : nextOne).exec(part.text);
  if (match === null || !onlyNext.test(part.text.replace(match[0], ''))) return undefined;
  const last = targets.find(({ id }) => id === past.targets[0]);
  if (last === undefined) return undefined;
  const list = targets.filter(
    (target) =>
      target.kind === last.kind &&
      (target.kind !== 'item' || last.kind !== 'item' || target.section.id === last.section.id),
  );
  const target = list[list.findIndex(({ id }) => id === last.id) + (isPrevious ? -1 : 1)];
  return target && { target, confidence: 0.95, words: [] };
}

/** What the turn before was about, also when it is gone now. */
function lastTarget({ targets, past }: Pick<Scene, 'targets' | 'past'>): Target | undefined {
  const [id] = past.targets;
  const isLast = (target: Target) => target.id === id;
  const before = past.last?.before.page;
  return targets.find(isLast) ?? (before && listTargets(before).find(isLast));
}

/** One of the list that the turn before or the words around are about. */
function isSpokenOf({ past, targets, message, span }: Scene, target: Target): boolean {
  const last = lastTarget({ targets, past });
  if (last?.kind === 'section' && target.kind === 'item') return last.id === target.section.id;
  if (last !== undefined) return last.kind === target.kind;
  const said = message.text.slice(0, span.end);
  const links = /\b(?:links?|buttons?|enlaces?|liens?|botone?s|pulsanti)\b/i;
  return target.kind === 'item' || (target.kind === 'link' && links.test(said));
}

const numbers: readonly (readonly [RegExp, number])[] = [
  [/\b(?:two|2|both|zwei|beiden|deux|dos|dois|duas|due)\b/i, 2],
  [/\b(?:three|3|drei|trois|tres|tr[êe]s|tre)\b/i, 3],
  [/\b(?:four|4|vier|quatre|cuatro|quatro|quattro)\b/i, 4],
];
const firstOnes = /\b(?:first|ersten|premiers|premi[èe]res|primer[oa]s|prim[ie]|primeir[oa]s)\b/i;
const lastOnes = /\b(?:last|letzten|derniers|derni[èe]res|[úu]ltim[oa]s|ultim[ie])\b/i;

/** "the first of the two readings" is one of them. */
const oneOf =
  /(?<!\p{L})(?:first|second|third|last|erste[nrs]?|zweite[nrs]?|letzte[nrs]?|premi[eè]re?|deuxi[eè]me|derni[eè]re?|primer[oa]?|segund[oa]|[uú]ltim[oa]|primeir[oa]|prim[oa]|second[oa])\s+(?:one\s+)?(?:of|von|aus|der|des|de|du|di|dei|delle|dos|das)(?!\p{L})/iu;

/** "the first two", "les deux derniers". */
export function findManyByPlace(
  scene: Scene,
  part: Scene,
  kinds: readonly Target['kind'][] | undefined,
): Resolved[] {
  const count = numbers.find(([pattern]) => pattern.test(part.text))?.[1];
  const isLast = lastOnes.test(part.text);
  if (count === undefined || (!isLast && !firstOnes.test(part.text))) return [];
  if (oneOf.test(part.text)) return [];
  const list = listMeant(scene, part, kinds);
  const found = isLast ? list.slice(-count) : list.slice(0, count);
  return found.map((target) => ({ target, confidence: 0.9, words: [] }));
}

const places = ['first', 'second', 'third', 'fourth'];

/** 1 is the first, -1 the last. */
export function positionIn(part: Scene): number | undefined {
  const ordinal = part.values.find((value) => value.kind === 'ordinal');
  if (ordinal?.kind === 'ordinal') return ordinal.position;
  const place = places.findIndex((concept) => wordsOf(part, concept).length > 0);
  if (place >= 0) return place + 1;
  return has(part, 'last') ? -1 : undefined;
}

const itemKind = ({ concepts }: Scene) =>
  concepts.find(({ concept }) => concept.startsWith('i.'))?.concept.slice(2);

const sectionKind = ({ concepts }: Scene) =>
  concepts.find(({ concept }) => concept.startsWith('s.'))?.concept.slice(2);

/** What is counted: what the words name, else the list that was spoken of, else the links. */
function listMeant(
  scene: Scene,
  part: Scene,
  kinds: readonly Target['kind'][] | undefined,
): readonly Target[] {
  const links = part.targets.filter(({ kind }) => kind === 'link');
  const sections = part.targets.filter(({ kind }) => kind === 'section');
  for (const place of [part, scene]) {
    // "press part the second one" in one slot.
    const items = itemKind(place) ?? (place === part ? sectionKind(part) : undefined);
    if (items !== undefined) {
      const own = part.targets.filter(
        (target) => target.kind === 'item' && target.section.kind === items,
      );
      if (own.length > 0) return own;
    }
    if (has(place, 'link', 'button')) return links;
    if (has(place, 'section')) return sections;
  }
  const named = sectionBefore(scene);
  if (named.length > 0) return named;
  const last = lastTarget(scene);
  const [only] = kinds ?? [];
  const itemsIn = (section: string) =>
    part.targets.filter((target) => target.kind === 'item' && target.section.id === section);
  if (last?.kind === 'item') return itemsIn(last.section.id);
  if (last?.kind === 'section') return only === 'item' ? itemsIn(last.id) : sections;
  return only === 'section' ? sections : links;
}

/** "in the press part the second one": items of the section that the words before name. */
function sectionBefore({ message, span, targets, ...setting }: Scene): readonly Target[] {
  const sentence =
    message.text
      .slice(0, span.end)
      .split(/[.!?\n]\s/)
      .at(-1) ?? '';
  const start = span.end - sentence.length;
  const before = createScene({ ...setting, targets }, message, { start, end: span.end });
  const named = before.mentions.find(
    ({ target, quality, via }) => target.kind === 'section' && quality > 0.7 && via !== 'reference',
  );
  return targets.filter(
    (target) => target.kind === 'item' && target.section.id === named?.target.id,
  );
}
