// Plays the turns of a case as the chat does: it keeps the page, its earlier states and the conversation.
import type { PageContent } from '@vys/contract/pages/page-content';
import type {
  AssistantAccount,
  AssistantReply,
  AssistantTurn,
  EarlierTurn,
} from '../../server/src/modules/assistant/types.ts';
import type { AssistantCase } from './cases.ts';
import { startPages } from './start-pages.ts';

export type Respond = (turn: AssistantTurn) => AssistantReply;

export type PlayedCase = {
  start: PageContent | null;
  /** As it was when the last message was sent. */
  before: PageContent | null;
  after: PageContent | null;
  /** As it was when the message before the last was sent; undefined for a single turn. */
  beforePrevious?: PageContent | null;
  reply: AssistantReply;
  /** Of each turn. */
  milliseconds: number[];
};

const TODAY = '2026-11-20';

export function playCase(one: AssistantCase, respond: Respond): PlayedCase {
  const start = one.start === null ? null : startPages[one.start];
  const states = createStates(start);
  const history: EarlierTurn[] = [];
  const milliseconds: number[] = [];
  let reply: AssistantReply | undefined;
  for (const message of one.turns) {
    const page = states.current();
    const began = performance.now();
    reply = respond({
      message,
      page,
      history: [...history],
      account: accountOf(one),
      lang: one.lang,
      today: TODAY,
      seed: `${one.id}-${history.length}`,
    });
    milliseconds.push(performance.now() - began);
    states.apply(reply);
    history.push({ message, page });
  }
  if (reply === undefined) throw new Error(`the case ${one.id} has no turn`);
  const last = history.at(-1)?.page ?? null;
  const previous = history.at(-2);
  return {
    start,
    before: last,
    after: states.current(),
    ...(previous && { beforePrevious: previous.page }),
    reply,
    milliseconds,
  };
}

function accountOf({ account }: AssistantCase): AssistantAccount {
  return {
    username: account?.username ?? 'robin',
    fullName: account?.fullName ?? '',
    links: [],
    plan: 'free',
    isPublished: false,
  };
}

/** The versions of the page and where undo and redo stand among them. */
function createStates(start: PageContent | null) {
  const states: (PageContent | null)[] = [start];
  let at = 0;
  return {
    current: () => states[at] ?? null,
    apply({ kind, operations, page }: AssistantReply) {
      if (kind === 'history') {
        for (const operation of operations) {
          if (operation.type === 'history.undo') at = Math.max(0, at - operation.steps);
          else if (operation.type === 'history.redo') {
            at = Math.min(states.length - 1, at + operation.steps);
          } else throw new Error(`${operation.type} names a version that no turn has shown`);
        }
      } else if (page !== undefined && (kind === 'made' || kind === 'changed')) {
        states.splice(at + 1, states.length, page);
        at += 1;
      }
    },
  };
}
