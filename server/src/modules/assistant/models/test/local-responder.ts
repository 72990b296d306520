// A responder whose jobs run in the test's own process, in front of a scripted model server.
import { runPage } from '../../../../../../compiler/test/run-page.ts';
import { startContent } from '../../../../../test/model-server/catalogue/start-pages.ts';
import {
  type ModelServer,
  startModelServer,
} from '../../../../../test/model-server/model-server.ts';
import type { LanguageModels } from '../../../../platform/language-models.ts';
import { createLog } from '../../../../platform/log/log.ts';
import type { RunJob } from '../../../../platform/workers/job-runner.ts';
import { type AssistantJobs, assistantJobs } from '../../jobs.ts';
import type { AssistantEvent, AssistantReply, AssistantTurn } from '../../types.ts';
import { openModel } from '../providers/open-model.ts';
import { createModelResponder, type ModelResponderDeps } from '../turn/respond-with-model.ts';
import type { Usage } from '../usage/usage-store.ts';

export const bakery = startContent('bakery');

export type PlayedTurn = { reply: AssistantReply; events: AssistantEvent[]; own: AssistantReply };

export type LocalResponder = {
  server: ModelServer;
  logged: string[];
  usages: Usage[];
  /** Turns with a request that counts. */
  reserved: Set<string>;
  /** Asks the model by its name unless told. */
  play(message: string, turn?: Partial<AssistantTurn>, options?: PlayOptions): Promise<PlayedTurn>;
  stop(): Promise<void>;
};

type PlayOptions = {
  model?: string | undefined;
  signal?: AbortSignal;
  onEvent?: (event: AssistantEvent) => void;
  deps?: Partial<ModelResponderDeps>;
  models?: Partial<LanguageModels>;
};

/** Milliseconds. */
export const limits = { idleMs: 15_000, totalMs: 20_000, retryMs: 1 };

const KEY = 'sk-test-4242424242';
const runJob = (async (_user: string, name: keyof AssistantJobs, input: never) =>
  asJson(assistantJobs[name](asJson(input)))) as unknown as RunJob<AssistantJobs>;

/** As jobs get and give it. */
const asJson = <Value>(value: Value): Value =>
  value === undefined ? value : JSON.parse(JSON.stringify(value));

export async function startLocalResponder(): Promise<LocalResponder> {
  const server = await startModelServer({ key: KEY });
  const logged: string[] = [];
  const usages: Usage[] = [];
  const reserved = new Set<string>();
  const log = createLog({
    level: 'info',
    production: true,
    write: (line) => void logged.push(line),
  });
  const provided: LanguageModels = {
    provider: 'openai-compatible',
    url: server.url,
    names: ['test-model'],
    key: KEY,
    contextTokens: 12_000,
    outputTokens: 4_000,
    price: { input: 1, output: 2 },
    canSeeImages: false,
  };

  async function play(
    message: string,
    more: Partial<AssistantTurn> = {},
    options: PlayOptions = {},
  ) {
    const models = { ...provided, ...options.models };
    const respond = createModelResponder({
      models,
      runJob,
      checkPage: async (_user, content) =>
        runPage(content).document === undefined
          ? { ok: false, diagnostics: [{ message: 'it fails' }] }
          : { ok: true },
      limits,
      log,
      open: async (name) => openModel(models, name),
      findImages: async () => [],
      reserve: async (_user, turn) => void reserved.add(turn),
      release: async (_user, turn) => void reserved.delete(turn),
      record: async (usage) => void usages.push(usage),
      ...options.deps,
    });
    const turn: AssistantTurn = {
      message,
      page: bakery,
      history: [],
      account: {
        username: 'robin',
        fullName: 'Robin',
        links: [],
        plan: 'free',
        isPublished: false,
      },
      lang: 'en',
      today: '2026-11-20',
      seed: 'turn-1',
      ...more,
    };
    const own = asJson(assistantJobs.respondToMessage(turn));
    const events: AssistantEvent[] = [];
    const { model = 'test-model', signal } = options;
    const wished = 'model' in options && options.model === undefined ? {} : { model };
    const onEvent = (event: AssistantEvent) => {
      events.push(event);
      options.onEvent?.(event);
    };
    const given = { ...wished, onEvent, ...(signal ? { signal } : {}) };
    return { reply: await respond('user', turn, given, own), events, own };
  }

  return { server, logged, usages, reserved, play, stop: server.stop };
}
