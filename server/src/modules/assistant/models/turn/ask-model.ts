// One request to a model: its text as it comes, within limits of time and length.

import { estimateTokens } from '../prompt/token-estimate.ts';
import type { LanguageModel, ModelChunk, ModelRequest } from '../providers/language-model.ts';
import { ModelFailure } from '../providers/model-failure.ts';

export type ModelLimits = {
  /** Without a sign of life. */
  idleMs: number;
  /** Of a whole turn. */
  totalMs: number;
  /** Before one more try at what passes by itself. */
  retryMs: number;
};

export const modelLimits: ModelLimits = { idleMs: 45_000, totalMs: 270_000, retryMs: 1_000 };

export type Answer = {
  text: string;
  isCut: boolean;
  inputTokens: number;
  outputTokens: number;
};

type Ask = {
  model: LanguageModel;
  request: ModelRequest;
  limits: ModelLimits;
  /** When the turn must be over, as `performance.now()` tells. */
  deadline: number;
  signal: AbortSignal;
  onText: (text: string) => void;
};

/** More letters than so many tokens can have. */
const LETTERS_FOR_TOKEN = 8;
const LONGEST_WAIT_MS = 5_000;

/** Throws ModelFailure, and the reason of the signal. */
export async function askModel(ask: Ask): Promise<Answer> {
  let isSilent = true;
  const onText = (text: string) => {
    isSilent = false;
    ask.onText(text);
  };
  try {
    return await askOnce({ ...ask, onText });
  } catch (error) {
    const canPass =
      error instanceof ModelFailure && (error.reason === 'busy' || error.reason === 'unavailable');
    const waitMs = canPass ? Math.max(ask.limits.retryMs, (error.retryAfter ?? 0) * 1_000) : 0;
    if (!canPass || !isSilent || waitMs > LONGEST_WAIT_MS) throw error;
    await sleep(waitMs, ask.signal);
    return await askOnce({ ...ask, onText });
  }
}

async function askOnce({ model, request, limits, deadline, signal, onText }: Ask): Promise<Answer> {
  const own = new AbortController();
  const stop = (detail: string) => own.abort(new ModelFailure('slow', detail));
  const total = setTimeout(stop, Math.max(0, deadline - performance.now()), 'it took too long');
  const idle = setTimeout(stop, limits.idleMs, 'it stalled');
  const most = request.maxOutputTokens * LETTERS_FOR_TOKEN;
  let text = '';
  let end: Extract<ModelChunk, { type: 'end' }> | undefined;
  try {
    for await (const chunk of model.stream(request, AbortSignal.any([signal, own.signal]))) {
      idle.refresh();
      if (chunk.type === 'end') end = chunk;
      if (chunk.type !== 'text') continue;
      text += chunk.text;
      if (text.length > most) throw new ModelFailure('unusable', 'it does not stop');
      if (chunk.text.includes('\uFFFD')) throw new ModelFailure('unusable', 'it is no valid UTF-8');
      onText(chunk.text);
    }
    signal.throwIfAborted();
    own.signal.throwIfAborted();
  } finally {
    clearTimeout(total);
    clearTimeout(idle);
    own.abort();
  }
  if (end?.reason === 'refused')
    throw new ModelFailure('refused', 'the provider declined to answer');
  if (text.trim() === '') throw new ModelFailure('unusable', 'the answer is empty');
  return {
    text,
    isCut: end === undefined || end.reason === 'cut',
    inputTokens:
      end?.inputTokens ??
      estimateTokens(
        `${request.system}${request.messages.map((message) => message.text).join('')}`,
      ),
    outputTokens: end?.outputTokens ?? estimateTokens(text),
  };
}

async function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { setTimeout: wait } = await import('node:timers/promises');
  await wait(milliseconds, undefined, { signal });
}
