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
  const player = startCase(one);
  for (const message of one.turns) {
    const began = performance.now();
    const reply = respond(player.describe(message));
    player.accept(message, reply, performance.now() - began);
  }
  return player.finish();
}

/** With an assistant that takes its time. */
export async function playSlowCase(
  one: AssistantCase,
  respond: (turn: AssistantTurn) => Promise<AssistantReply>,
): Promise<PlayedCase> {
  const player = startCase(one);
  for (const message of one.turns) {
    const began = performance.now();
    const reply = await respond(player.describe(message));
    player.accept(message, reply, performance.now() - began);
  }
  return player.finish();
}

function startCase(one: AssistantCase) {
  const start = one.start === null ? null : startPages[one.start];
  const states = createStates(start);
  const history: EarlierTurn[] = [];
  const milliseconds: number[] = [];
  let last: AssistantReply | undefined;
  return {
    describe: (message: string): AssistantTurn => ({
      message,
      page: states.current(),
      history: [...history],
      account: accountOf(one),
      lang: one.lang,
      today: TODAY,
      seed: `${one.id}-${history.length}`,
    }),
    accept(message: string, reply: AssistantReply, duration: number): void {
      history.push({ message, page: states.current() });
      milliseconds.push(duration);
      states.apply(reply);
      last = reply;
    },
    finish(): PlayedCase {
      if (last === undefined) throw new Error(`the case ${one.id} has no turn`);
      const previous = history.at(-2);
      return {
        start,
        before: history.at(-1)?.page ?? null,
        after: states.current(),
        ...(previous && { beforePrevious: previous.page }),
        reply: last,
        milliseconds,
      };
    },
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
