// Entry point of the assistant module, which interprets a message and makes or changes a page; the pages module
// saves the result. The assistant itself runs in worker processes, whose entry point is jobs.ts, and is not
// loaded here.

import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors.ts';
import type { Bind } from '../../platform/http/http.ts';
import type { Logger } from '../../platform/log/log.ts';
import type { RunJob } from '../../platform/workers/job-runner.ts';
import type { AssistantJobs } from './jobs.ts';
import { fallbackReply, LABEL } from './messages.ts';
import { type AiAccounts, bindAi } from './routes.ts';
import type { AssistantReply, AssistantTurn, RespondOptions } from './types.ts';

export { toAssistantAccount } from './account.ts';
export type {
  AssistantEvent,
  AssistantReply,
  AssistantTurn,
  EarlierTurn,
  RespondOptions,
} from './types.ts';

export type Ai = {
  /** generate and modify; chat is bound by the pages module. */
  bind(bind: Bind): void;
  /** Display name of the assistant. */
  label: string;
  /**
   * One turn of a user's conversation about a page. Never throws for what it does not understand; throws
   * `timeout`, `too_complex`, `rate.limited` and `unavailable` as worker processes do.
   */
  respond(userId: string, turn: AssistantTurn, options?: RespondOptions): Promise<AssistantReply>;
};

export type AiDeps = {
  db: Db;
  accounts: AiAccounts;
  runJob: RunJob<AssistantJobs>;
  pagesOrigin: string;
  clock: Clock;
  log: Logger;
};

export function createAi(deps: AiDeps): Ai {
  async function respond(userId: string, turn: AssistantTurn): Promise<AssistantReply> {
    try {
      return await deps.runJob(userId, 'respondToMessage', turn);
    } catch (error) {
      if (error instanceof AppError) throw error;
      deps.log.error({ event: 'assistant.failed', err: error }, 'built-in assistant failed');
      return { kind: 'declined', lang: 'en', say: fallbackReply, operations: [], suggestions: [] };
    }
  }
  return {
    bind: (bind) => bindAi(bind, { ...deps, respond }),
    label: LABEL,
    respond,
  };
}
