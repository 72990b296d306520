// Plays cases through the language model that is configured, with the built-in assistant before and behind it as in the
// product, and says what came of them.
import { runPage } from '../../../compiler/test/run-page.ts';
import { type AssistantJobs, assistantJobs } from '../../../server/src/modules/assistant/jobs.ts';
import { openModel } from '../../../server/src/modules/assistant/models/providers/open-model.ts';
import { modelLimits } from '../../../server/src/modules/assistant/models/turn/ask-model.ts';
import {
  createModelResponder,
  type ModelResponder,
} from '../../../server/src/modules/assistant/models/turn/respond-with-model.ts';
import type { Usage } from '../../../server/src/modules/assistant/models/usage/usage-store.ts';
import { readConfig } from '../../../server/src/platform/config.ts';
import type { LanguageModels } from '../../../server/src/platform/language-models.ts';
import { createLog } from '../../../server/src/platform/log/log.ts';
import type { RunJob } from '../../../server/src/platform/workers/job-runner.ts';
import type { AssistantCase } from '../cases.ts';
import { toFailure, toVerdict, type Verdict } from '../judge.ts';
import { type PlayedCase, playSlowCase } from '../run-case.ts';
import { keepsLinks, type ModelVerdict, writeModelReport } from './model-report.ts';

const USER = 'evaluation';

export async function runModelCases(
  cases: readonly AssistantCase[],
): Promise<{ verdicts: Verdict[]; report: string }> {
  const models = readConfig().languageModels;
  if (models === undefined) {
    throw new Error('no model is configured: set AI_PROVIDER, AI_MODEL and AI_KEY');
  }
  const usages: Usage[] = [];
  const respond = createResponder(models, usages);
  const verdicts: ModelVerdict[] = [];
  for (const one of cases) {
    usages.length = 0;
    const verdict = await judgeSlowCase(one, respond);
    verdicts.push({ ...verdict, usages: [...usages] });
    const mark = verdict.isRight ? 'right' : (verdict.reasons[0] ?? 'changed what was not asked');
    console.error(`${verdicts.length} of ${cases.length} ${one.class} ${one.id}: ${mark}`);
  }
  return { verdicts, report: writeModelReport(verdicts) };
}

async function judgeSlowCase(
  one: AssistantCase,
  respond: ModelResponder,
): Promise<Omit<ModelVerdict, 'usages'>> {
  try {
    const played = await playSlowCase(one, async (turn) => {
      const own = assistantJobs.respondToMessage(turn);
      return await respond(USER, turn, {}, own);
    });
    const verdict = toVerdict(one, played);
    return {
      ...verdict,
      keepsLinks: verdict.isRight || keepsLinks(played),
      renders: renders(played),
    };
  } catch (error) {
    return { ...toFailure(one, error), keepsLinks: true, renders: false };
  }
}

const renders = ({ after }: PlayedCase): boolean =>
  after === null || runPage(after).document !== undefined;

function createResponder(models: LanguageModels, usages: Usage[]): ModelResponder {
  return createModelResponder({
    models,
    runJob: runHere,
    checkPage: async (_user, content) =>
      runPage(content).document === undefined
        ? { ok: false, diagnostics: [{ message: 'the page does not render' }] }
        : { ok: true },
    limits: modelLimits,
    log: createLog({
      level: 'warn',
      production: false,
      write: (line) => void process.stderr.write(line),
    }),
    open: async (name) => openModel(models, name),
    findImages: async () => [],
    reserve: async () => undefined,
    release: async () => undefined,
    record: async (usage) => void usages.push(usage),
  });
}

const runHere = (async (_user: string, name: keyof AssistantJobs, input: never) =>
  assistantJobs[name](input)) as unknown as RunJob<AssistantJobs>;
