// Entry point of the assistant module, which interprets a message and makes or changes a page; the pages module
// saves the result. The assistant itself runs in worker processes, whose entry point is jobs.ts, and is not
// loaded here.

import { DEFAULT_LANGUAGE, matchLanguage } from '@vys/contract/language/languages';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors.ts';
import type { Bind } from '../../platform/http/http.ts';
import type { Text } from '../../platform/language/text.ts';
import type { LanguageModels } from '../../platform/language-models.ts';
import type { Logger } from '../../platform/log/log.ts';
import type { RunJob } from '../../platform/workers/job-runner.ts';
import type { AssistantJobs } from './jobs.ts';
import type { FindImage } from './models/attached-images.ts';
import { connectModels, type Models } from './models/connect-models.ts';
import type { CheckPage } from './models/turn/run-model-turn.ts';
import { bindModelUsage } from './models/usage/usage-routes.ts';
import { ownMessages, say } from './own-messages/index.ts';
import { type AiAccounts, bindAi } from './routes.ts';
import type { AssistantReply, AssistantTurn, RespondOptions } from './types.ts';

export { toAssistantAccount } from './account.ts';
export type { FindImage } from './models/attached-images.ts';
export type { ModelHealth } from './models/providers/check-models.ts';
export type { CheckPage } from './models/turn/run-model-turn.ts';
export type {
  AssistantEvent,
  AssistantReply,
  AssistantTurn,
  EarlierTurn,
  RespondOptions,
} from './types.ts';

export type Ai = {
  /** generate, modify and the figures for operators; chat is bound by the pages module. */
  bind(bind: Bind): void;
  /** Display name of what may answer: the built-in assistant, and the language model where there is one. */
  label: Text;
  /** Name of the language model that answers by default, where there is one. */
  languageModel: string | undefined;
  /** `model` where a language model may answer. */
  assistant: 'builtin' | 'model';
  /**
   * One turn of a user's conversation about a page. Never throws for what it does not understand; throws
   * `timeout`, `too_complex`, `rate.limited` and `unavailable` as worker processes do, `ai.allowance_used_up` when a
   * model is asked for by name, and the reason of the signal.
   */
  respond(userId: string, turn: AssistantTurn, options?: RespondOptions): Promise<AssistantReply>;
  /** Asks each language model for a word and logs what is wrong. */
  checkModels: Models['check'];
};

export type AiDeps = {
  db: Db;
  accounts: AiAccounts;
  runJob: RunJob<AssistantJobs>;
  pagesOrigin: string;
  clock: Clock;
  log: Logger;
  /** Without them the built-in assistant answers everything. */
  languageModels?: LanguageModels | undefined;
  /** Whether a page compiles and renders. */
  checkPage: CheckPage;
  /** An image of the user in the media store, by its address. */
  findImage: FindImage;
};

export function createAi(deps: AiDeps): Ai {
  const { languageModels } = deps;
  const models = connectModels(deps);

  async function respondBuiltIn(
    userId: string,
    turn: AssistantTurn,
    signal?: AbortSignal,
  ): Promise<AssistantReply> {
    try {
      return await deps.runJob(userId, 'respondToMessage', turn, signal);
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof AppError) throw error;
      deps.log.error({ event: 'assistant.failed', err: error }, 'built-in assistant failed');
      const lang = matchLanguage(turn.lang) ?? DEFAULT_LANGUAGE;
      const say = ownMessages[lang].fallback;
      return { kind: 'declined', lang, say, operations: [], suggestions: [] };
    }
  }

  return {
    bind(bind) {
      bindAi(bind, { ...deps, respond: respondBuiltIn });
      bindModelUsage(bind, deps);
    },
    label: say(({ label, labelWithModel }) =>
      languageModels === undefined ? label : labelWithModel(languageModels.names[0] ?? ''),
    ),
    languageModel: languageModels?.names[0],
    assistant: languageModels === undefined ? 'builtin' : 'model',
    async respond(userId, turn, options = {}) {
      const own = await respondBuiltIn(userId, turn, options.signal);
      options.signal?.throwIfAborted();
      return await models.respond(userId, turn, options, own);
    },
    checkModels: models.check,
  };
}
