// Who answers a turn: the built-in assistant what it is certain of, a language model the rest, and the built-in assistant
// again where no model delivers. A request is counted when a model answered.
import { performance } from 'node:perf_hooks';
import { AppError } from '../../../../platform/errors.ts';
import type { AssistantEvent, AssistantReply, AssistantTurn, RespondOptions } from '../../types.ts';
import type { LanguageModel } from '../providers/language-model.ts';
import { type FailureReason, ModelFailure } from '../providers/model-failure.ts';
import type { Usage } from '../usage/usage-store.ts';
import {
  type ModelImage,
  type ModelTurn,
  type ModelTurnDeps,
  ModelTurnRun,
  type Spent,
} from './run-model-turn.ts';
import { sayFallback } from './say-notes.ts';

export type ModelResponderDeps = ModelTurnDeps & {
  open(name: string): Promise<LanguageModel>;
  /** Images of the media store that are attached to the message. */
  findImages(userId: string, message: string): Promise<ModelImage[]>;
  /** Both by the turn. `reserve` throws ai.allowance_used_up. */
  reserve(userId: string, turn: string): Promise<void>;
  release(userId: string, turn: string): Promise<void>;
  record(usage: Usage): Promise<void>;
};

export type ModelResponder = (
  userId: string,
  turn: AssistantTurn,
  options: RespondOptions,
  /** What the built-in assistant replies. */
  own: AssistantReply,
) => Promise<AssistantReply>;

const never = new AbortController().signal;

export function createModelResponder(deps: ModelResponderDeps): ModelResponder {
  return async (userId, turn, options, own) => {
    const { model: wished, signal = never } = options;
    if (isCertain(own, wished !== undefined)) return own;
    const { names } = deps.models;
    const isKnown = wished === undefined || names.includes(wished);
    const events = createEventLog(options.onEvent);
    if (!isKnown) return fallBack(own, 'unknown', events);
    const page = own.kind === 'made' ? (own.page ?? null) : turn.page;
    if (page === null) return own;
    try {
      await deps.reserve(userId, turn.seed);
    } catch (error) {
      if (wished !== undefined || !isAllowanceError(error)) throw error;
      return fallBack(own, 'allowance', events);
    }
    try {
      const images = await deps.findImages(userId, turn.message);
      const work = { userId, turn, own, page, isNew: own.kind === 'made', images };
      const asked = wished === undefined ? names : [wished];
      return await askInTurn(deps, work, { names: asked, events, signal });
    } catch (error) {
      await deps.release(userId, turn.seed);
      signal.throwIfAborted();
      return fallBack(own, reasonOf(deps, error), events);
    }
  };
}

/** What a model could only do worse. */
function isCertain({ kind, isCertain: isSure }: AssistantReply, isWished: boolean): boolean {
  if (kind === 'history' || (kind === 'declined' && isSure === true)) return true;
  if (isWished) return false;
  return kind === 'declined' || kind === 'answer' || (kind === 'changed' && isSure === true);
}

type EventLog = { send(event: AssistantEvent): void; streamed(): string };

function createEventLog(onEvent: RespondOptions['onEvent']): EventLog {
  let text = '';
  return {
    send(event) {
      if (event.type === 'chunk') text += event.content;
      onEvent?.(event);
    },
    streamed: () => text,
  };
}

const isAllowanceError = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'ai.allowance_used_up';

function reasonOf({ log }: Pick<ModelResponderDeps, 'log'>, error: unknown): FailureReason {
  if (error instanceof ModelFailure) return error.reason;
  if (!(error instanceof AppError)) {
    log.error({ event: 'assistant.model_turn_failed', err: error }, 'turn with a model failed');
  }
  return 'unusable';
}

/** `say` begins with what was streamed, so that nothing that was read goes away. */
function fallBack(
  own: AssistantReply,
  reason: Parameters<typeof sayFallback>[0],
  events: EventLog,
): AssistantReply {
  const isUseless = reason === 'unusable' || reason === 'refused';
  if (isUseless && own.kind === 'changed') return keepPage(own, events);
  const message = sayFallback(reason, own.lang);
  const streamed = events.streamed();
  events.send({ type: 'fallback', message });
  const before = streamed === '' ? '' : `${streamed}\n\n`;
  return { ...own, say: `${before}${message} ${own.say}` };
}

/** The page stays, and what the built-in assistant would change is offered. */
function keepPage(own: AssistantReply, events: EventLog): AssistantReply {
  const message = sayFallback('kept', own.lang);
  const streamed = events.streamed();
  events.send({ type: 'fallback', message });
  const { page, say, lang, suggestions } = own;
  return {
    kind: 'question',
    lang,
    say: streamed === '' ? message : `${streamed}\n\n${message}`,
    operations: [],
    suggestions: [...(page ? [{ text: say, page }] : []), ...suggestions].slice(0, 3),
  };
}

/** Each model is asked when those before did not answer. Throws the failure of the last. */
async function askInTurn(
  deps: ModelResponderDeps,
  work: ModelTurn,
  run: { names: readonly string[]; events: EventLog; signal: AbortSignal },
): Promise<AssistantReply> {
  const { names, events, signal } = run;
  for (const [index, name] of names.entries()) {
    try {
      return await askOne(deps, work, name, run);
    } catch (error) {
      const isLast = index === names.length - 1;
      if (!(error instanceof ModelFailure) || isLast || events.streamed() !== '') throw error;
      signal.throwIfAborted();
    }
  }
  throw new ModelFailure('unavailable', 'no model is configured');
}

async function askOne(
  deps: ModelResponderDeps,
  work: ModelTurn,
  name: string,
  { events, signal }: { events: EventLog; signal: AbortSignal },
): Promise<AssistantReply> {
  const spent: Spent = { inputTokens: 0, outputTokens: 0, repairs: 0 };
  const began = performance.now();
  const record = async (failure: string | null, detail?: string): Promise<void> => {
    const milliseconds = Math.round(performance.now() - began);
    const usage = { ...spent, userId: work.userId, model: name, failure, milliseconds };
    await noteUsage(deps, { ...usage, cost: costOf(deps, spent) }, detail);
  };
  try {
    const model = await deps.open(name);
    const onEvent = events.send;
    const reply = await new ModelTurnRun(deps, work, { model, onEvent, signal, spent }).reply();
    await record(null);
    return reply;
  } catch (error) {
    const isStopped = signal.aborted;
    const failure = error instanceof ModelFailure ? error.reason : 'failed';
    const detail = error instanceof Error ? error.message : String(error);
    await record(isStopped ? 'stopped' : failure, detail);
    throw error;
  }
}

function costOf({ models: { price } }: Pick<ModelResponderDeps, 'models'>, spent: Spent) {
  if (price === undefined) return null;
  return (spent.inputTokens * price.input + spent.outputTokens * price.output) / 1_000_000;
}

/** Figures that cannot be kept must not cost the reply. */
async function noteUsage(
  { log, record }: Pick<ModelResponderDeps, 'log' | 'record'>,
  usage: Usage,
  detail: string | undefined,
): Promise<void> {
  const { userId: _, ...figures } = usage;
  if (usage.failure === null) {
    log.info({ event: 'assistant.model_turn', ...figures }, 'a model answered');
  } else {
    log.warn(
      { event: 'assistant.model_turn', ...figures, problem: detail },
      'a model did not answer',
    );
  }
  try {
    await record(usage);
  } catch (error) {
    log.error({ event: 'assistant.usage_failed', err: error }, 'usage was not kept');
  }
}
