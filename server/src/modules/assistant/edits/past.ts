// What the turns before did: read again from their messages, so that "it", "even bigger" and "no, tiktok" have
// something to refer to.
import { diffDesigns } from '@vys/compiler/page-model/diff-designs';
import type { Operation } from '@vys/contract/page-model/operations';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import type { Message } from '../reading/message.ts';
import type { TaggedRequest } from '../tagging/labels.ts';
import type { Tagger } from '../tagging/tag-message.ts';
import { type Decision, decide, decideRequests } from './decide.ts';
import { asFollowUps } from './frames/past/follow-up.ts';
import { createSetting, type LastTurn, type Setting } from './scene/scene.ts';
import { understandTagged } from './understand.ts';

/** Earlier turns, oldest first; a page that cannot be read is left out. */
export type PastTurns = readonly { message: Message; design: PageDesign }[];

export type PastTurn = LastTurn & { decision: Decision };

const DEPTH = 3;

export function findPast(
  given: Omit<Setting, 'targets' | 'aliases' | 'past'>,
  turns: PastTurns,
  tag: Tagger,
): PastTurn | undefined {
  const last = turns.at(-1);
  if (last === undefined || turns.length === 0) return undefined;
  const earlier = turns.slice(Math.max(0, turns.length - DEPTH), -1);
  const atThatTime = { ...given, design: last.design };
  const decision = decide(atThatTime, last.message, earlier, tag);
  const isIdle = decision.kind !== 'question' && sameDesign(last.design, given.design);
  if (isIdle && earlier.length > 0) return findPast(given, earlier, tag);
  const isSame = decision.kind === 'changed' && sameDesign(decision.design, given.design);
  const operations = isSame ? decision.operations : [];
  const targets =
    operations.length > 0 ? targetIds(operations) : changedIds(last.design, given.design);
  const previous = findPast(atThatTime, earlier, tag);
  return {
    message: last.message,
    taggedRequests: taggedRequestsOf(given, last, previous, tag),
    before: last.design,
    operations,
    targets,
    decision,
    decide: decideOperations,
    ...(previous && { previous }),
  };
}

/** As they were meant after the turn before. */
function taggedRequestsOf(
  given: Omit<Setting, 'targets' | 'aliases' | 'past'>,
  { message, design }: PastTurns[number],
  previous: PastTurn | undefined,
  tag: Tagger,
): readonly TaggedRequest[] {
  const past = { targets: previous?.targets ?? [], ...(previous && { last: previous }) };
  const setting = createSetting(design, { ...given, past });
  return asFollowUps(setting, message, tag(message, design.page).requests);
}

function decideOperations(
  setting: Setting,
  message: Message,
  taggedRequests: readonly TaggedRequest[],
): readonly Operation[] | undefined {
  const decision = decideRequests(setting, understandTagged(setting, message, taggedRequests));
  return decision.kind === 'changed' ? decision.operations : undefined;
}

/** Turns that led to another page, the last one to `design`. */
export const countChanges = (turns: PastTurns, design: PageDesign): number =>
  turns.filter((turn, index) => !sameDesign(turn.design, turns[index + 1]?.design ?? design))
    .length;

const sameDesign = (a: PageDesign, b: PageDesign) => JSON.stringify(a) === JSON.stringify(b);

function changedIds(before: PageDesign, after: PageDesign): string[] {
  return diffDesigns(before, after)
    .flatMap((change) => ('id' in change ? [change.id] : []))
    .reverse();
}

/** Ids of what operations are about, the most recent first. */
export function targetIds(operations: readonly Operation[]): string[] {
  const ids = operations.flatMap((operation): string[] => {
    switch (operation.type) {
      case 'link.add':
        return [operation.link.id];
      case 'section.add':
        return [operation.section.id];
      case 'item.add':
        return [String(operation.item.id)];
      case 'link.group':
        return [...operation.ids];
      case 'profile.set':
        return Object.keys(operation.set);
      default:
        return 'id' in operation ? [operation.id] : [];
    }
  });
  return ids.reverse();
}
