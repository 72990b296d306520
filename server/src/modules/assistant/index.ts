// Entry point of the ai module, which interprets a message and makes or changes a page; the pages module
// saves the result. The assistant itself runs in worker processes, whose entry point is jobs.ts, and is not
// loaded here.

import type { Db } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors.ts';
import type { Bind } from '../../platform/http/http.ts';
import type { Logger } from '../../platform/log/log.ts';
import type { RunJob } from '../../platform/workers/job-runner.ts';
import type { Reply } from './builtin/index.ts';
import { LABEL } from './builtin/label.ts';
import type { AssistantJobs, MessageInput } from './jobs.ts';
import { fallbackReply } from './messages.ts';
import { type AiAccounts, bindAi } from './routes.ts';

export type { Reply } from './builtin/index.ts';
export { PLACEHOLDER_TEXTS } from './builtin/placeholder-texts.ts';
export type { MessageInput } from './jobs.ts';

export type Ai = {
  /** generate and modify; chat is bound by the pages module. */
  bind(bind: Bind): void;
  /** Display name of the assistant. */
  label: string;
  /**
   * One turn of a user's conversation about a page. Never throws for what it does not understand; throws
   * `timeout`, `too_complex`, `rate.limited` and `unavailable` as worker processes do.
   */
  respond(userId: string, message: MessageInput): Promise<Reply>;
};

export type AiDeps = {
  db: Db;
  accounts: AiAccounts;
  runJob: RunJob<AssistantJobs>;
  log: Logger;
};

export function createAi({ db, accounts, runJob, log }: AiDeps): Ai {
  async function respond(userId: string, message: MessageInput): Promise<Reply> {
    try {
      return await runJob(userId, 'respondToMessage', message);
    } catch (error) {
      if (error instanceof AppError) throw error;
      log.error({ event: 'assistant.failed', err: error }, 'built-in assistant failed');
      const say = fallbackReply;
      return { kind: 'decline', say, suggestions: [] };
    }
  }
  return {
    bind: (bind) => bindAi(bind, { db, accounts, runJob, respond }),
    label: LABEL,
    respond,
  };
}
