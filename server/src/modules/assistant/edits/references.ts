// Messages that only mean something after the turn before: "even bigger", "no, tiktok", "the shop too", "yes".
import { applyOperations } from '@vys/compiler/page-model/apply-operation';
import type { Operation } from '@vys/contract/page-model/operations';
import type { Message } from '../reading/message.ts';
import type { Decision, Option } from './decide.ts';
import type { PastTurn, PastTurns } from './past.ts';
import { amend } from './references/amend.ts';
import { another } from './references/another.ts';
import { goBack } from './references/go-back.ts';
import { repeat } from './references/repeat.ts';
import { restore } from './references/restore.ts';
import { withValue } from './references/values.ts';
import { mentionsOf } from './scene/choose.ts';
import {
  createScene,
  createSetting,
  has,
  isMeaningful,
  type Scene,
  type Setting,
  wordsOf,
} from './scene/scene.ts';
import type { Target } from './scene/targets.ts';
import { applied, readRequest } from './understand.ts';

const MOST_WORDS = 12;

export function refer(
  setting: Setting,
  message: Message,
  past: PastTurn,
  turns: PastTurns,
): Decision | undefined {
  if (message.words.length > MOST_WORDS) return undefined;
  const scene = createScene(setting, message, { start: 0, end: message.text.length });
  return (
    answerTo(scene, past) ??
    backTo(scene) ??
    changeWith(setting, repeat(scene, past)) ??
    changeWith(setting, amend(scene, past)) ??
    correct(scene, past) ??
    changeWith(setting, restore(scene, past, turns)) ??
    changeWith(setting, another(scene, past)) ??
    changeWith(setting, alsoFor(scene, past))
  );
}

function backTo(scene: Scene): Decision | undefined {
  const operation = goBack(scene);
  return operation && { kind: 'history', operation };
}

function changeWith(
  setting: Setting,
  operations: readonly Operation[] | undefined,
): Decision | undefined {
  if (operations === undefined || operations.length === 0) return undefined;
  const design = applied(setting.design, operations);
  return (
    design && { kind: 'changed', operations: [...operations], design, notDone: [], others: [] }
  );
}

/** The answer to what the last turn asked. */
function answerTo(scene: Scene, { decision }: PastTurn): Decision | undefined {
  if (decision.kind !== 'question' || decision.options.length === 0) return undefined;
  const chosen = chooseOption(scene, decision.options, decision.parts);
  if (chosen !== undefined) return changeWith(scene, chosen.operations);
  return undefined;
}

function chooseOption(
  scene: Scene,
  options: readonly Option[],
  parts: readonly string[],
): Option | undefined {
  const ordinal = scene.values.find((value) => value.kind === 'ordinal' || value.kind === 'number');
  const position =
    ordinal?.kind === 'ordinal'
      ? ordinal.position
      : ordinal?.kind === 'number'
        ? ordinal.value
        : undefined;
  if (position !== undefined)
    return options[position < 0 ? options.length + position : position - 1];
  if (has(scene, 'nope') && !has(scene, 'yes')) return undefined;
  const ids = scene.mentions.map(({ target }) => target.id);
  const named = options.find(({ operations }) =>
    operations.some((operation) => 'id' in operation && ids.includes(operation.id)),
  );
  if (named !== undefined && options.length > 1 && parts.length > 1) return named;
  if (has(scene, 'yes') && scene.words.length <= 5) return options[0];
  return undefined;
}

/** "no, tiktok" and "i meant the blog": the last turn is taken back and done with what is named now. */
function correct(scene: Scene, past: PastTurn): Decision | undefined {
  const [first] = scene.words;
  const isCorrection =
    (first?.concepts.has('nope') ||
      first?.concepts.has('not') ||
      /\b(?:i meant?|meinte|je voulais dire|quise decir|me refería|quis dizer|intendevo|volevo dire|not that)\b/i.test(
        scene.text,
      )) ??
    false;
  if (!isCorrection || past.operations.length === 0) return undefined;
  const onBefore = createScene(createSetting(past.before, scene), scene.message, scene.span);
  const operations =
    withTarget(onBefore, past.operations) ??
    withValue(onBefore, past.operations) ??
    sameRequestWith(onBefore, past);
  if (operations === undefined) return undefined;
  const inverse = applyOperations(past.before, past.operations).inverse.map(shown);
  return changeWith(scene, [...inverse, ...operations]);
}

/** The inverse of hiding, by its name. */
function shown(operation: Operation): Operation {
  if (operation.type !== 'link.update' && operation.type !== 'section.update') return operation;
  const { id, set } = operation;
  const isShowing = set.hidden === false && Object.keys(set).length === 1;
  if (!isShowing) return operation;
  return { type: operation.type === 'link.update' ? 'link.show' : 'section.show', id };
}

/** The last request in full, with what is named now in place of what it named. */
function sameRequestWith(scene: Scene, past: PastTurn): Operation[] | undefined {
  const words = scene.words.filter(
    (word) => isMeaningful(word) && !word.concepts.has('nope') && !word.concepts.has('not'),
  );
  if (words.length === 0) return undefined;
  const before = createScene(createSetting(past.before, scene), past.message, {
    start: 0,
    end: past.message.text.length,
  });
  const old = readRequest(before, past.message, before.span).ranked[0];
  const request = readRequest(createSetting(past.before, scene), scene.message, scene.span)
    .ranked[0];
  if (
    old === undefined ||
    request === undefined ||
    request.talk !== undefined ||
    request.probability < 0.5
  )
    return undefined;
  return [...request.operations];
}

/** The same operations on other parts of the page. */
function withTarget(scene: Scene, operations: readonly Operation[]): Operation[] | undefined {
  const [operation] = operations;
  if (operation === undefined || !('id' in operation) || operations.length > 1) return undefined;
  const old = scene.targets.find(({ id }) => id === operation.id);
  if (old === undefined) return undefined;
  const other = otherThan(scene, old);
  const named = scene.mentions.filter(
    ({ target, via }) => via !== 'reference' && target.id !== old.id && target.kind === old.kind,
  );
  const targets =
    named.length > 0
      ? mentionsOf(scene, old.kind)
          .filter(({ target, via }) => via !== 'reference' && target.id !== old.id)
          .map(({ target }) => target)
      : other;
  const moved = targets.flatMap((target) => retarget(operation, target) ?? []);
  return moved.length === 0 ? undefined : moved;
}

/** "the other one" of two. */
function otherThan(scene: Scene, old: Target): Target[] {
  if (!has(scene, 'other')) return [];
  const others = siblings(scene, old);
  return others.length === 1 ? others : [];
}

function siblings(scene: Scene, old: Target): Target[] {
  return scene.targets.filter((target) => {
    if (target.kind !== old.kind || target.id === old.id) return false;
    if (target.kind === 'item' && old.kind === 'item') return target.section.id === old.section.id;
    return target.kind !== 'link' || old.kind !== 'link' || target.section === old.section;
  });
}

function retarget(operation: Operation, target: Target): Operation | undefined {
  if (!('id' in operation)) return undefined;
  if ('section' in operation && operation.type.startsWith('item.')) {
    return target.kind === 'item'
      ? ({ ...operation, id: target.id, section: target.section.id } as Operation)
      : undefined;
  }
  return { ...operation, id: target.id } as Operation;
}

const isJoining = (scene: Scene): boolean =>
  has(scene, 'again', 'others', 'other') || joins.test(scene.text) || isOnlyAll(scene);

/** "all of them". */
const isOnlyAll = (scene: Scene): boolean =>
  has(scene, 'all') &&
  scene.words.every(
    (word) => !isMeaningful(word) || word.concepts.has('all') || word.concepts.has('it'),
  );

const joins = /^\W*(?:and|also|plus|und|auch|et|aussi|y|también|e|também|anche)\b/iu;

/** "the shop too", "do the same for the others". */
function alsoFor(scene: Scene, past: PastTurn): Operation[] | undefined {
  const { operations } = past;
  const [operation] = operations;
  if (operation === undefined || !('id' in operation) || !isJoining(scene)) return undefined;
  const request = readRequest(scene, scene.message, scene.span).ranked[0];
  const isOwn =
    request !== undefined &&
    request.talk === undefined &&
    request.history === undefined &&
    request.probability > 0.6 &&
    wordsOf(scene, 'remove', 'hide', 'show', 'rename', 'add', 'move').length > 0;
  if (isOwn) return undefined;
  const old =
    scene.targets.find(({ id }) => id === operation.id) ?? pastTarget(scene, past, operation.id);
  if (old === undefined) return undefined;
  const touched = operations.flatMap((entry) => ('id' in entry ? [entry.id] : []));
  const rest = siblings(scene, old).filter(({ id }) => !touched.includes(id));
  const named = mentionsOf(scene, old.kind)
    .filter(({ target, via }) => via !== 'reference' && !touched.includes(target.id))
    .map(({ target }) => target);
  const targets =
    named.length > 0
      ? named
      : has(scene, 'others', 'all')
        ? rest
        : has(scene, 'other') && rest.length === 1
          ? rest
          : [];
  const repeated = targets.flatMap((target) =>
    operations.slice(0, 1).flatMap((entry) => retarget(entry, target) ?? []),
  );
  return repeated.length === 0 ? undefined : repeated;
}

function pastTarget(scene: Scene, past: PastTurn, id: string): Target | undefined {
  return createSetting(past.before, scene).targets.find((target) => target.id === id);
}
