// What the turns before did: read again from their messages, so that "it", "even bigger" and "no, tiktok" have
// something to refer to.
import { diffDesigns } from '@vys/compiler/page-model/diff-designs';
import type { Operation } from '@vys/contract/page-model/operations';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import type { Message } from '../reading/message.ts';
import type { Tagger } from '../tagging/tag-message.ts';
import { type Decision, decide } from './decide.ts';
import type { Setting } from './scene/scene.ts';

/** Earlier turns, oldest first; a page that cannot be read is left out. */
export type PastTurns = readonly { message: Message; design: PageDesign }[];

export type PastTurn = {
  message: Message;
  before: PageDesign;
  /** What the turn did, when reading it again leads to the page of today. */
  operations: readonly Operation[];
  /** Ids of what it was about, the most recent first. */
  targets: readonly string[];
  decision: Decision;
};

const DEPTH = 3;

export function findPast(
  given: Omit<Setting, 'targets' | 'aliases' | 'past'>,
  turns: PastTurns,
  tag: Tagger,
): PastTurn | undefined {
  const last = turns.at(-1);
  if (last === undefined || turns.length === 0) return undefined;
  const earlier = turns.slice(Math.max(0, turns.length - DEPTH), -1);
  const decision = decide({ ...given, design: last.design }, last.message, earlier, tag);
  const isSame = decision.kind === 'changed' && sameDesign(decision.design, given.design);
  const operations = isSame ? decision.operations : [];
  const targets =
    operations.length > 0 ? targetIds(operations) : changedIds(last.design, given.design);
  return { message: last.message, before: last.design, operations, targets, decision };
}

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
