// Answers in the shapes of OpenAI's chat completions. The types are those of OpenAI's own SDK.
import type OpenAI from 'openai';
import type { JsonFailure, TextAnswer, TokenCount } from '../script.ts';

type Chunk = OpenAI.ChatCompletionChunk;
type Delta = Chunk['choices'][number]['delta'] & {
  /** Of DeepSeek, vLLM and llama.cpp, for models that reason. */
  reasoning_content?: string;
};
type Finish = NonNullable<TextAnswer['finish']>;

export type OpenAiAnswer = { model: string; includesUsage: boolean };

const CREATED = 1_700_000_000;
const FINISH = { stop: 'stop', length: 'length', refused: 'content_filter' } as const;
const identity = (model: string) => ({ id: 'chatcmpl-1', created: CREATED, model });

export function openAiChunk(model: string, delta: Delta, finish?: Finish): Chunk {
  const finish_reason = finish === undefined ? null : FINISH[finish];
  return {
    ...identity(model),
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, finish_reason, logprobs: null }],
  };
}

/** The last chunk of a stream whose request asked for usage. */
export function openAiUsageChunk(model: string, tokens: TokenCount): Chunk {
  return {
    ...identity(model),
    object: 'chat.completion.chunk',
    choices: [],
    usage: toUsage(tokens),
  };
}

export function openAiCompletion(
  model: string,
  { text, finish }: { text: string; finish: Finish },
  tokens: TokenCount | undefined,
): OpenAI.ChatCompletion {
  const message = { role: 'assistant', content: text, refusal: null } as const;
  return {
    ...identity(model),
    object: 'chat.completion',
    choices: [{ index: 0, message, finish_reason: FINISH[finish], logprobs: null }],
    ...(tokens === undefined ? {} : { usage: toUsage(tokens) }),
  };
}

export function openAiModels(names: readonly string[]): { object: 'list'; data: OpenAI.Model[] } {
  const data = names.map((id) => ({
    id,
    object: 'model' as const,
    created: CREATED,
    owned_by: 'test',
  }));
  return { object: 'list', data };
}

const toUsage = ({ input, output }: TokenCount): OpenAI.CompletionUsage => ({
  prompt_tokens: input,
  completion_tokens: output,
  total_tokens: input + output,
});

type ErrorBody = { error: OpenAI.ErrorObject };

const body = (type: string, code: string | null, message: string): ErrorBody => ({
  error: { message, type, param: null, code },
});

export const openAiErrors: Readonly<Record<JsonFailure, readonly [number, ErrorBody]>> = {
  'wrong-key': [
    401,
    body(
      'invalid_request_error',
      'invalid_api_key',
      'Incorrect API key provided: sk-****test. You can find your API key in your account settings.',
    ),
  ],
  'out-of-money': [
    429,
    body(
      'insufficient_quota',
      'insufficient_quota',
      'You exceeded your current quota, please check your plan and billing details.',
    ),
  ],
  'payment-required': [402, body('payment_required', null, 'Insufficient credits.')],
  'rate-limited': [
    429,
    body(
      'tokens',
      'rate_limit_exceeded',
      'Rate limit reached for the model on tokens per min (TPM): Limit 30000, Used 29000.',
    ),
  ],
  'server-error': [
    500,
    body('server_error', null, 'The server had an error while processing your request. Sorry!'),
  ],
  overloaded: [
    503,
    body('server_error', null, 'That model is currently overloaded with other requests.'),
  ],
  'unknown-model': [
    404,
    body('invalid_request_error', 'model_not_found', 'The model does not exist.'),
  ],
  'context-too-long': [
    400,
    body(
      'invalid_request_error',
      'context_length_exceeded',
      "This model's maximum context length is 8192 tokens. Please reduce the length of the messages.",
    ),
  ],
};

export const openAiBadRequest = (message: string): ErrorBody =>
  body('invalid_request_error', null, message);
