// The door of the ai room: what understands a message and makes or changes a page. Saving what it
// answers is the pages room's.
import type { Accounts } from '../accounts/index.ts';
import type { Db } from '../kit/db.ts';
import type { Bind } from '../kit/http.ts';
import type { Logger } from '../kit/log.ts';
import { answer, LABEL, type Reply, type Turn } from './builtin/index.ts';
import { bindAi } from './routes.ts';

export {
  type Brief,
  composePage,
  type Facts,
  linksIn,
  PLACEHOLDER_TEXTS,
  type Reply,
  type Turn,
} from './builtin/index.ts';

export type Ai = {
  /** generate and modify; chat is bound by the pages room. */
  bind(bind: Bind): void;
  /** Who answers, for people. */
  label: string;
  /** One turn of a conversation about a page. Never throws for what it does not understand. */
  converse(turn: Turn): Promise<Reply>;
};

export type AiDeps = {
  db: Db;
  accounts: Pick<Accounts, 'getAccount' | 'checkAiAllowance' | 'recordAiRequest'>;
  log: Logger;
};

export function createAi({ db, accounts, log }: AiDeps): Ai {
  async function converse(turn: Turn): Promise<Reply> {
    try {
      return answer(turn);
    } catch (error) {
      log.error({ err: error }, 'the built-in assistant failed on a message');
      const say = 'I could not work that out. Your page is as it was; please say it differently.';
      return { kind: 'decline', say, suggestions: [] };
    }
  }
  return {
    bind: (bind) => bindAi(bind, { db, accounts, converse }),
    label: LABEL,
    converse,
  };
}
