// Whether the models that are configured answer; names what is wrong where they do not.
import type { LanguageModel } from './language-model.ts';
import { type FailureReason, ModelFailure } from './model-failure.ts';

export type ModelHealth =
  | { name: string; ok: true; milliseconds: number }
  | { name: string; ok: false; reason: FailureReason; problem: string };

const DEADLINE_MS = 30_000;
const request = {
  system: 'Answer with the word yes.',
  messages: [{ role: 'user' as const, text: 'Are you there?' }],
  maxOutputTokens: 64,
};

const advice: Readonly<Record<FailureReason, string>> = {
  unavailable:
    'The provider could not be reached, or has no model of this name: check AI_URL and AI_MODEL.',
  key: 'The provider does not take the key: check AI_KEY.',
  money: 'The account at the provider has no money or quota left.',
  busy: 'The provider takes no more requests at the moment.',
  slow: 'The model did not answer within 30 seconds.',
  too_long: 'The model takes less text than this check needs.',
  refused: 'The provider declined to answer.',
  unusable: 'The answer could not be read.',
};

export async function checkModel(model: LanguageModel): Promise<ModelHealth> {
  const { name } = model;
  const began = performance.now();
  const own = new AbortController();
  const timer = setTimeout(() => own.abort(new ModelFailure('slow', 'no answer')), DEADLINE_MS);
  try {
    for await (const chunk of model.stream(request, own.signal)) {
      if (chunk.type !== 'alive') break;
    }
    return { name, ok: true, milliseconds: Math.round(performance.now() - began) };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    const { reason, message } = error;
    return { name, ok: false, reason, problem: `${advice[reason]} (${message})` };
  } finally {
    clearTimeout(timer);
    own.abort();
  }
}
