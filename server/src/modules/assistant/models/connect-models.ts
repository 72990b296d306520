// Connects the language models that are configured with what a turn needs: allowance, images, figures.

import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { LanguageModels } from '../../../platform/language-models.ts';
import type { Logger } from '../../../platform/log/log.ts';
import { measurements } from '../../../platform/metrics/measurements.ts';
import type { RunJob } from '../../../platform/workers/job-runner.ts';
import type { Accounts } from '../../accounts/index.ts';
import type { AssistantJobs } from '../jobs.ts';
import { type FindImage, findAttachedImages } from './attached-images.ts';
import { checkModel, type ModelHealth } from './providers/check-models.ts';
import type { LanguageModel } from './providers/language-model.ts';
import { type ModelLimits, modelLimits } from './turn/ask-model.ts';
import type { ModelResponder } from './turn/respond-with-model.ts';
import type { CheckPage } from './turn/run-model-turn.ts';
import { insertUsage, type Usage } from './usage/usage-store.ts';

export type Models = {
  respond: ModelResponder;
  /** Asks each model for a word and logs what is wrong. Empty where none is configured. */
  check(): Promise<ModelHealth[]>;
};

export type ModelsDeps = {
  db: Db;
  accounts: Pick<Accounts, 'recordAiRequest' | 'releaseAiRequest'>;
  runJob: RunJob<AssistantJobs>;
  languageModels?: LanguageModels | undefined;
  limits?: ModelLimits;
  checkPage: CheckPage;
  findImage: FindImage;
  clock: Clock;
  log: Logger;
};

export function connectModels(deps: ModelsDeps): Models {
  const { languageModels: models, db, accounts, clock, log, limits = modelLimits } = deps;
  if (models === undefined) return noModels;
  const open = (name: string) => openLazily(models, name);
  let responder: Promise<ModelResponder> | undefined;
  async function loadResponder(languageModels: LanguageModels): Promise<ModelResponder> {
    const { createModelResponder } = await import('./turn/respond-with-model.ts');
    return createModelResponder({
      ...deps,
      models: languageModels,
      limits,
      open,
      findImages: (userId, message) => findAttachedImages(deps.findImage, userId, message),
      reserve: (userId, turn) =>
        inTransaction(db, (trx) => accounts.recordAiRequest(trx, userId, turn)),
      release: (userId, turn) => accounts.releaseAiRequest(db, userId, turn),
      async record(usage) {
        measure(usage);
        await insertUsage(db, usage, clock.now());
      },
    });
  }
  return {
    async respond(...turn) {
      responder ??= loadResponder(models);
      return (await responder)(...turn);
    },
    check: () =>
      Promise.all(
        models.names.map(async (name) => logHealth(log, await checkModel(await open(name)))),
      ),
  };
}

function measure({ model, failure, milliseconds, inputTokens, outputTokens }: Usage): void {
  const outcome = failure ?? 'answered';
  const seconds = milliseconds / 1000;
  measurements.modelCall.record({ model, outcome, seconds, inputTokens, outputTokens });
}

/** The packages of the providers are loaded by those who use them. */
async function openLazily(models: LanguageModels, name: string): Promise<LanguageModel> {
  const { openModel } = await import('./providers/open-model.ts');
  return openModel(models, name);
}

const noModels: Models = {
  // A model that is asked for by name answers nowhere; the allowance is not touched.
  respond: async (_userId, _turn, _options, own) => own,
  check: async () => [],
};

function logHealth(log: Logger, health: ModelHealth): ModelHealth {
  if (health.ok) {
    const { name: model, milliseconds } = health;
    log.info({ event: 'assistant.model_ready', model, milliseconds }, 'the language model answers');
  } else {
    const { name: model, reason, problem } = health;
    log.warn(
      { event: 'assistant.model_not_ready', model, reason, problem },
      'the language model does not answer',
    );
  }
  return health;
}
