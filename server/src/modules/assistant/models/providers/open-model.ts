// Language models over HTTP, by the provider packages of the AI SDK. Loaded only where a model is configured.
import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  APICallError,
  type LanguageModelV4,
  type LanguageModelV4Message,
  type LanguageModelV4StreamPart,
} from '@ai-sdk/provider';
import type { LanguageModels } from '../../../../platform/language-models.ts';
import type { LanguageModel, ModelChunk, ModelMessage, ModelRequest } from './language-model.ts';
import { failureOfStatus, MOST_DETAIL, ModelFailure } from './model-failure.ts';

export function openModel(models: LanguageModels, name: string): LanguageModel {
  const model = createModel(models, name);
  const { key } = models;
  return {
    name,
    async *stream(request, signal) {
      try {
        const { stream } = await model.doStream({ ...toCall(request), abortSignal: signal });
        for await (const part of stream) {
          const chunk = toChunk(part);
          if (chunk) yield chunk;
        }
      } catch (error) {
        signal.throwIfAborted();
        throw toFailure(error, key);
      }
    },
  };
}

function createModel(models: LanguageModels, name: string): LanguageModelV4 {
  const { provider, url: baseURL, key: apiKey } = models;
  const auth = apiKey === undefined ? {} : { apiKey };
  if (provider === 'anthropic') return createAnthropic({ baseURL, ...auth }).languageModel(name);
  if (provider === 'google') return createGoogle({ baseURL, ...auth }).languageModel(name);
  return createOpenAICompatible({
    name: provider,
    baseURL,
    ...auth,
    includeUsage: true,
    ...(provider === 'openai' ? { transformRequestBody: renameTokenLimit } : {}),
  }).languageModel(name);
}

/** Newer models of OpenAI do not take the old name, which all other servers know. */
function renameTokenLimit({ max_tokens, ...body }: Record<string, unknown>) {
  return { ...body, max_completion_tokens: max_tokens };
}

function toCall({ system, messages, maxOutputTokens }: ModelRequest) {
  const prompt: LanguageModelV4Message[] = [
    { role: 'system', content: system },
    ...messages.map(toMessage),
  ];
  return { prompt, maxOutputTokens };
}

function toMessage({ role, text, images = [] }: ModelMessage): LanguageModelV4Message {
  if (role === 'assistant') return { role, content: [{ type: 'text', text }] };
  const files = images.map(({ bytes: data, contentType: mediaType }) => {
    return { type: 'file' as const, data: { type: 'data' as const, data }, mediaType };
  });
  return { role, content: [...files, { type: 'text', text }] };
}

function toChunk(part: LanguageModelV4StreamPart): ModelChunk | undefined {
  switch (part.type) {
    case 'text-delta':
      return { type: 'text', text: part.delta };
    case 'finish': {
      const { unified } = part.finishReason;
      const isCut = unified === 'length' || unified === 'interrupted' || unified === 'other';
      return {
        type: 'end',
        reason: unified === 'content-filter' ? 'refused' : isCut ? 'cut' : 'stop',
        inputTokens: part.usage.inputTokens.total,
        outputTokens: part.usage.outputTokens.total,
      };
    }
    case 'error':
      throw part.error;
    default:
      return { type: 'alive' };
  }
}

function toFailure(error: unknown, key: string | undefined): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (APICallError.isInstance(error) && error.statusCode !== undefined && error.statusCode >= 400) {
    const said = `${error.message} ${error.responseBody ?? ''}`;
    return failureOfStatus(error.statusCode, withoutKey(said, key), readRetryAfter(error));
  }
  return (
    failureOfEvent(error, key) ??
    new ModelFailure('unavailable', detailOf(error, key).slice(0, MOST_DETAIL))
  );
}

/** In a header, or as Google says it. */
function readRetryAfter({ responseHeaders, responseBody = '' }: APICallError): number | undefined {
  const [, delay] = /"retryDelay":\s*"(\d+(?:\.\d+)?)s"/.exec(responseBody) ?? [];
  const seconds = Number(responseHeaders?.['retry-after'] ?? delay);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}

const eventStatus: Readonly<Record<string, number>> = {
  overloaded_error: 529,
  rate_limit_error: 429,
  authentication_error: 401,
  permission_error: 403,
  insufficient_quota: 402,
  billing_error: 402,
};

/** An error that the provider sends within a stream that began well. */
function failureOfEvent(error: unknown, key: string | undefined): ModelFailure | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { type, code, status, statusCode } = error as Record<string, unknown>;
  const named = [type, code].map((name) => eventStatus[String(name)]).find(Boolean);
  const isError = (value: unknown) => typeof value === 'number' && value >= 400;
  const known = named ?? [status, statusCode].find(isError);
  return typeof known === 'number' ? failureOfStatus(known, detailOf(error, key)) : undefined;
}

function detailOf(error: unknown, key: string | undefined): string {
  if (!(error instanceof Error)) return withoutKey(JSON.stringify(error) ?? String(error), key);
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return withoutKey(`${error.message}${cause}`, key);
}

/** Providers repeat parts of a key that they do not take. */
function withoutKey(text: string, key: string | undefined): string {
  const hidden = key === undefined ? text : text.replaceAll(key, '[key]');
  return hidden.replace(/\b(?:sk|key|gsk|xai|pk)-[\w*.-]{6,}/gi, '[key]').replace(/\s+/g, ' ');
}
