// Answers in the shapes of Anthropic's messages. The types are those of Anthropic's own SDK.
import type Anthropic from '@anthropic-ai/sdk';
import type { JsonFailure, TextAnswer, TokenCount } from '../script.ts';

type Finish = NonNullable<TextAnswer['finish']>;
export type AnthropicEvent = Anthropic.RawMessageStreamEvent | { type: 'ping' };

const FINISH = { stop: 'end_turn', length: 'max_tokens', refused: 'refusal' } as const;
const NO_COUNT: TokenCount = { input: 0, output: 0 };

export function anthropicMessage(
  model: string,
  { text, thinking, finish }: { text?: string; thinking?: string; finish?: Finish },
  tokens: TokenCount = NO_COUNT,
): Anthropic.Message {
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model,
    content: [
      ...(thinking === undefined ? [] : [toThinkingBlock(thinking)]),
      ...(text === undefined ? [] : [toTextBlock(text)]),
    ],
    container: null,
    diagnostics: null,
    stop_details: null,
    stop_reason: finish === undefined ? null : FINISH[finish],
    stop_sequence: null,
    usage: {
      input_tokens: tokens.input,
      output_tokens: tokens.output,
      cache_creation: null,
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: 0,
      inference_geo: null,
      output_tokens_details: null,
      server_tool_use: null,
      service_tier: 'standard',
      speed: null,
    },
  };
}

const toTextBlock = (text: string): Anthropic.TextBlock => ({
  type: 'text',
  text,
  citations: null,
});
const toThinkingBlock = (thinking: string): Anthropic.ThinkingBlock => ({
  type: 'thinking',
  thinking,
  signature: 'c2lnbmVk',
});

export function anthropicStart(model: string, tokens: TokenCount = NO_COUNT): AnthropicEvent {
  const message = anthropicMessage(model, {}, { input: tokens.input, output: 1 });
  return { type: 'message_start', message };
}

/** The events of one content block: before its pieces, each piece, and after them. */
export function anthropicText(index: number, pieces: readonly string[]) {
  return toBlock(
    index,
    toTextBlock(''),
    pieces.map((text) => ({ type: 'text_delta', text })),
  );
}

export function anthropicThinking(index: number, pieces: readonly string[]) {
  const block = toThinkingBlock('');
  const deltas = pieces.map((thinking) => ({ type: 'thinking_delta' as const, thinking }));
  const signature = { type: 'signature_delta', signature: block.signature } as const;
  return toBlock(index, { ...block, signature: '' }, [...deltas, signature]);
}

function toBlock(
  index: number,
  content_block: Anthropic.RawContentBlockStartEvent['content_block'],
  deltas: readonly Anthropic.RawContentBlockDelta[],
): Record<'before' | 'pieces' | 'after', AnthropicEvent[]> {
  return {
    before: [{ type: 'content_block_start', index, content_block }],
    pieces: deltas.map((delta) => ({ type: 'content_block_delta', index, delta })),
    after: [{ type: 'content_block_stop', index }],
  };
}

export function anthropicEnd(finish: Finish, tokens: TokenCount = NO_COUNT): AnthropicEvent[] {
  return [
    {
      type: 'message_delta',
      delta: {
        stop_reason: FINISH[finish],
        stop_sequence: null,
        stop_details: null,
        container: null,
      },
      usage: {
        input_tokens: tokens.input,
        output_tokens: tokens.output,
        cache_creation_input_tokens: 0,
        cache_read_input_tokens: 0,
        output_tokens_details: null,
        server_tool_use: null,
      },
    },
    { type: 'message_stop' },
  ];
}

/** The page that `GET /v1/models` gives. */
export function anthropicModels(names: readonly string[]): {
  data: Anthropic.ModelInfo[];
  has_more: boolean;
  first_id: string | null;
  last_id: string | null;
} {
  const data = names.map((id) => ({
    id,
    type: 'model' as const,
    display_name: id,
    created_at: '2026-01-01T00:00:00Z',
    capabilities: null,
    deprecated_at: null,
    lifecycle: 'active' as const,
    line: null,
    max_input_tokens: null,
    max_tokens: null,
    retires_at: null,
  }));
  return { data, has_more: false, first_id: names[0] ?? null, last_id: names.at(-1) ?? null };
}

type ErrorBody = Anthropic.ErrorResponse;

const body = (type: ErrorBody['error']['type'], message: string): ErrorBody => ({
  type: 'error',
  error: { type, message },
  request_id: 'req_1',
});

export const anthropicErrors: Readonly<Record<JsonFailure, readonly [number, ErrorBody]>> = {
  'wrong-key': [401, body('authentication_error', 'invalid x-api-key')],
  'out-of-money': [
    400,
    body(
      'invalid_request_error',
      'Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits.',
    ),
  ],
  'payment-required': [402, body('billing_error', 'There is an issue with your billing.')],
  'rate-limited': [
    429,
    body(
      'rate_limit_error',
      "This request would exceed your account's rate limit. Please try again later.",
    ),
  ],
  'server-error': [500, body('api_error', 'Internal server error')],
  overloaded: [529, body('overloaded_error', 'Overloaded')],
  'unknown-model': [404, body('not_found_error', 'model: no-such-model')],
  'context-too-long': [
    400,
    body('invalid_request_error', 'prompt is too long: 210000 tokens > 200000 maximum'),
  ],
};

export const anthropicBadRequest = (message: string): ErrorBody =>
  body('invalid_request_error', message);
