// What a follow-up names: "the other one", "the rest", "the next one", or something by its name.
import type { Operation } from '@vys/contract/page-model/operations';
import type { TaggedSlot } from '../../../tagging/labels.ts';
import { createScene, createSetting, has, type Scene, type Setting } from '../../scene/scene.ts';
import { listTargets, nameOfTarget, type Target } from '../../scene/targets.ts';
import type { Frame } from '../frame.ts';
import { foldText, wordsPattern } from '../looks/words/patterns.ts';
import { positionIn } from '../targets/find-by-place.ts';
import { resolveTarget } from '../targets/resolve-target.ts';

const others = wordsPattern(
  'others|all the others|the rest|rest|remaining|ones|all of them|all|every one|everything else|andere[nr]?|anderen|ubrige[nr]?|alle|restlich*|les autres|autres|tous|toutes|otros|otras|los demas|las demas|demas|todos|todas|resto|outros|outras|altri|altre|tutti|tutte',
);
const other = wordsPattern(
  'other|andere|anderer|anderen|anderes|autre|otro|otra|outro|outra|altro|altra|laltro|laltra',
);
const next = wordsPattern(
  'next|next one|one after|one below|one under|nachste[nr]?|danach|darunter|suivant|suivante|d apres|siguiente|seguinte|proxim[oa]|prossim[oa]|dopo|successiv[oa]',
);
const previous = wordsPattern(
  'previous|one before|one above|davor|daruber|du dessus|d avant|de arriba|anterior|de cima|precedente|sopra',
);

export function siblingsOf(targets: readonly Target[], old: Target): Target[] {
  return targets.filter((target) => {
    if (target.kind !== old.kind) return false;
    if (target.kind === 'item' && old.kind === 'item') return target.section.id === old.section.id;
    return target.kind !== 'link' || old.kind !== 'link' || target.section === old.section;
  });
}

const SURE = 0.7;

/**
 * Names of what the slot means on `on`, which the request was about `ids` of; undefined where its own words say it
 * best.
 */
export function namesMeant(
  { scene }: Frame,
  slot: TaggedSlot,
  on: Setting,
  ids: readonly string[],
): string[] | undefined {
  const { last: lastTurn } = scene.past;
  // Also what is gone now.
  const before = lastTurn === undefined ? [] : listTargets(lastTurn.before.page);
  const [last] = ids.flatMap(
    (id) => [...on.targets, ...before].find((target) => target.id === id) ?? [],
  );
  const text = foldText(slot.text);
  if (last !== undefined) {
    const list = siblingsOf(on.targets, last);
    const rest = list.filter(({ id }) => !ids.includes(id));
    const at = list.findIndex(({ id }) => id === last.id);
    // In its place there is the one that followed it.
    const gone = siblingsOf(before, last).findIndex(({ id }) => id === last.id);
    const neighbor = next.exec(reset(next, text))
      ? list[at < 0 ? gone : at + 1]
      : isPrevious(text)
        ? list[(at < 0 ? gone : at) - 1]
        : atPosition(scene, slot, list);
    const meant =
      neighbor !== undefined
        ? [neighbor]
        : isOthers(text)
          ? rest
          : isOther(text) && rest.length === 1
            ? rest
            : [];
    const names = meant.map(nameOfTarget).filter(Boolean);
    if (names.length > 0) return names;
  }
  const frame = {
    taggedRequest: {
      kind: 'set' as const,
      start: slot.start,
      end: slot.end,
      probability: 1,
      slots: [],
    },
    scene: { ...scene, ...on, past: { ...on.past, targets: [] } },
  };
  const hint =
    last === undefined
      ? {}
      : { accepts: (target: Target) => siblingsOf([target], last).length > 0 };
  const [best] = resolveTarget(frame, slot, hint);
  const name = best && nameOfTarget(best.target);
  return best !== undefined && best.confidence >= SURE && name ? [name] : undefined;
}

/** "the last one", with no word for a list of its own. */
function atPosition(scene: Scene, slot: TaggedSlot, list: readonly Target[]): Target | undefined {
  const part = createScene(scene, scene.message, slot);
  const position = positionIn(part);
  const isOfOthers =
    has(part, 'link', 'button', 'section', 'item') ||
    part.concepts.some(({ concept }) => /^[si]\./.test(concept));
  return position === undefined || isOfOthers
    ? undefined
    : list.at(position < 0 ? position : position - 1);
}

const reset = (pattern: RegExp, text: string) => {
  pattern.lastIndex = 0;
  return text;
};
const isPrevious = (text: string) => text.search(previous) >= 0;
const isOthers = (text: string) => text.search(others) >= 0;
const isOther = (text: string) => text.search(other) >= 0;

export const onDesign = (setting: Setting, design: Setting['design']): Setting =>
  createSetting(design, setting);

/** On the parts of the page with these names, of the kind that the operations were about. */
export function retargeted(
  on: Setting,
  operations: readonly Operation[],
  ids: readonly string[],
  names: readonly string[],
): Operation[] {
  const [operation] = operations;
  if (operation === undefined || operations.length > 1 || !('id' in operation)) return [];
  const old = on.targets.find(({ id }) => id === operation.id);
  return names.flatMap((name) => {
    const target = on.targets.find(
      (candidate) => !ids.includes(candidate.id) && nameOfTarget(candidate) === name,
    );
    return (target && retarget(operation, old, target)) ?? [];
  });
}

function retarget(
  operation: Extract<Operation, { id: string }>,
  old: Target | undefined,
  target: Target,
): Operation | undefined {
  if (old !== undefined && old.kind !== target.kind) return undefined;
  if (operation.type.startsWith('item.')) {
    return target.kind === 'item'
      ? ({ ...operation, id: target.id, section: target.section.id } as Operation)
      : undefined;
  }
  return operation.type.startsWith(target.kind) || operation.type === 'element.style'
    ? ({ ...operation, id: target.id } as Operation)
    : undefined;
}
