// What a turn on a page that exists comes to: changes, a step through the versions, a question back, or talk.
import type { HistoryOperation, Operation } from '@vys/contract/page-model/operations';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import { coverageOf } from '../ranking/features.ts';
import type { Ranked } from '../ranking/model.ts';
import type { Message } from '../reading/message.ts';
import type { AskKind } from '../replies/index.ts';
import { isDestructive } from './candidate.ts';
import { findPast, type PastTurns } from './past.ts';
import { listAskedAgain } from './proposers/lists/waiting.ts';
import { refer } from './references.ts';
import { createSetting, has, type Setting } from './scene/scene.ts';
import { nameOfTarget } from './scene/targets.ts';
import { applied, understand, type Wish } from './understand.ts';

export type Option = { text: string; operations: readonly Operation[] };

export type Decision =
  | {
      kind: 'changed';
      operations: Operation[];
      design: PageDesign;
      notDone: string[];
      others: Option[];
    }
  | { kind: 'history'; operation: HistoryOperation }
  | { kind: 'question'; ask: AskKind; options: Option[]; parts: string[] }
  | { kind: 'talk'; wish: Wish };

export const SURE = 0.55;
const LIKELY = 0.34;
const SURE_TO_REMOVE = 0.7;
const CERTAIN = 0.75;

export function decide(
  given: Omit<Setting, 'targets' | 'aliases' | 'past'>,
  message: Message,
  turns: PastTurns,
): Decision {
  const past = findPast(given, turns);
  const setting = createSetting(given.design, { ...given, past: { targets: past?.targets ?? [] } });
  const referred = past === undefined ? undefined : refer(setting, message, past, turns);
  if (referred !== undefined) return referred;
  return decideWishes(setting, understand(setting, message));
}

export function decideWishes(setting: Setting, wishes: readonly Wish[]): Decision {
  const history = wishes.find(
    ({ ranked }) => ranked[0]?.history !== undefined && (ranked[0]?.probability ?? 0) > SURE,
  );
  const operation = history?.ranked[0]?.history;
  if (operation !== undefined && wishes.length < 3) return { kind: 'history', operation };
  const collected = collect(setting, wishes);
  if (collected.operations.length > 0) return changed(setting, collected);
  const { question } = collected;
  if (question !== undefined) return question;
  const talk = wishes.find(({ ranked }) => isTalk(ranked[0]));
  if (talk !== undefined) return { kind: 'talk', wish: talk };
  return unclear(wishes);
}

const isTalk = (best: Ranked | undefined) => best?.talk === 'answer' || best?.talk === 'thanks';

type Collected = {
  operations: Operation[];
  design: PageDesign;
  notDone: string[];
  others: Option[];
  question?: Decision;
};

function collect(setting: Setting, wishes: readonly Wish[]): Collected {
  const found: Collected = { operations: [], design: setting.design, notDone: [], others: [] };
  for (const wish of wishes) {
    const [best, second] = wish.ranked;
    if (best === undefined || isTalk(best)) continue;
    const question = questionFor(wish, best);
    if (question !== undefined) {
      found.question ??= question;
      found.notDone.push(wish.text);
      continue;
    }
    const design =
      best.talk === undefined && best.probability >= LIKELY
        ? applied(found.design, best.operations)
        : undefined;
    if (design === undefined || best.operations.length === 0) {
      if (coverageOf(wish.scene, best).meaningful > 0) found.notDone.push(wish.text);
      continue;
    }
    found.operations.push(...best.operations);
    found.design = design;
    found.notDone.push(...leftOver(wish, best));
    if (best.probability < SURE && second !== undefined && second.talk === undefined)
      found.others.push(optionOf(wish, second));
  }
  return found;
}

/** Removing is asked about unless it is certain what is meant; clearing the page always. */
function questionFor(wish: Wish, best: Ranked): Decision | undefined {
  if (best.talk === 'clear')
    return { kind: 'question', ask: 'removeAll', options: [clearPage(wish)], parts: [] };
  const askedAgain = listAskedAgain(wish.scene.design.page, best.operations);
  if (askedAgain.length > 0)
    return { kind: 'question', ask: 'address', options: [], parts: askedAgain };
  if (!isDestructive(best) || isCertain(best) || isOnlyRemoval(wish, best)) return undefined;
  const options = wish.ranked
    .filter((other) => other.operations.length > 0 && other.probability > 0.02)
    .slice(0, 3);
  const parts = options.map((other) => targetNames(wish, other));
  return {
    kind: 'question',
    ask: 'which',
    options: options.map((other) => optionOf(wish, other)),
    parts,
  };
}

function isCertain({ probability, grounding, features }: Ranked): boolean {
  return probability >= SURE_TO_REMOVE && grounding >= CERTAIN && !features.includes('ambiguous');
}

/** A verb of removing and an exact name, and nothing else that could be removed. */
function isOnlyRemoval({ ranked }: Wish, best: Ranked): boolean {
  const others = ranked
    .slice(1)
    .filter((other) => isDestructive(other) && other.probability > 0.05);
  const isNamed =
    best.grounding >= 0.94 &&
    best.features.includes('verb') &&
    !best.features.includes('ambiguous');
  return isNamed && others.length === 0 && best.probability >= 0.5;
}

function clearPage({ scene, text }: Wish): Option {
  const kept = has(scene, 'but') ? scene.mentions.map(({ target }) => target.id) : [];
  const isGone = ({ id }: { id: string }) => !kept.includes(id);
  const links = scene.design.page.links.filter(isGone);
  const sections = scene.design.page.sections.filter(isGone);
  const operations = [
    ...links.map(({ id }): Operation => ({ type: 'link.remove', id })),
    ...sections.map(({ id }): Operation => ({ type: 'section.remove', id })),
  ];
  return { text, operations };
}

/** Longer runs of meaningful words that nothing accounts for. */
function leftOver(wish: Wish, best: Ranked): string[] {
  const { unused } = coverageOf(wish.scene, best);
  if (unused.length < 2 && !unused.some((index) => wish.scene.words[index]?.value !== undefined))
    return [];
  const first = wish.scene.words[Math.min(...unused)];
  const last = wish.scene.words[Math.max(...unused)];
  return first === undefined || last === undefined
    ? []
    : [wish.scene.message.text.slice(first.start, last.end)];
}

function changed(setting: Setting, { operations, design, notDone, others }: Collected): Decision {
  const isSame = JSON.stringify(design) === JSON.stringify(setting.design);
  if (isSame) return { kind: 'changed', operations, design, notDone, others: [] };
  return { kind: 'changed', operations, design, notDone, others };
}

function unclear(wishes: readonly Wish[]): Decision {
  const options = wishes.flatMap((wish) =>
    wish.ranked
      .filter((other) => other.operations.length > 0 && !isDestructive(other))
      .slice(0, 3)
      .map((other) => optionOf(wish, other)),
  );
  return { kind: 'question', ask: 'unclear', options: options.slice(0, 3), parts: [] };
}

const optionOf = (wish: Wish, { operations }: Ranked): Option => ({ text: wish.text, operations });

function targetNames({ scene }: Wish, { operations }: Ranked): string {
  const ids = operations.flatMap((operation) => ('id' in operation ? [operation.id] : []));
  const names = scene.targets.filter(({ id }) => ids.includes(id)).map(nameOfTarget);
  return [...new Set(names)].join(', ');
}
