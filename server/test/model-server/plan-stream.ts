// An answer as the frames of its event stream: what comes before the text, the text, and what ends it.
import type { JsonFailure, ReceivedRequest, TextAnswer, TokenCount } from './script.ts';
import {
  type AnthropicEvent,
  anthropicEnd,
  anthropicErrors,
  anthropicMessage,
  anthropicStart,
  anthropicText,
  anthropicThinking,
} from './wire/anthropic.ts';
import { openAiChunk, openAiCompletion, openAiErrors, openAiUsageChunk } from './wire/openai.ts';

export type Frames = Record<'before' | 'text' | 'after', readonly string[]>;
export type Asked = Pick<ReceivedRequest, 'wire' | 'model' | 'body'> & { includesUsage: boolean };

export function planStream(answer: TextAnswer, asked: Asked): Frames {
  return asked.wire === 'openai' ? planOpenAi(answer, asked) : planAnthropic(answer, asked);
}

/** The body of an answer without a stream. */
export function planBody(answer: TextAnswer, { wire, model, body }: Asked): string {
  const { thinking, finish = 'stop' } = answer;
  const content = { text: readText(answer), finish };
  const tokens = countTokens(answer, body);
  if (wire === 'openai') return JSON.stringify(openAiCompletion(model, content, tokens));
  const thought = thinking === undefined ? {} : { thinking };
  return JSON.stringify(anthropicMessage(model, { ...content, ...thought }, tokens));
}

export function toErrorFrame({ wire }: Asked, failure: JsonFailure): string {
  return wire === 'openai'
    ? frame(openAiErrors[failure][1])
    : `event: error\n${frame(anthropicErrors[failure][1])}`;
}

export const keepAliveFrame = ({ wire }: Asked): string =>
  wire === 'openai' ? ': PROCESSING\n\n' : namedFrame({ type: 'ping' });

/** Bytes that are not UTF-8 come through as one character each, and are written so again. */
export const encodingOf = ({ text }: TextAnswer): BufferEncoding =>
  typeof text === 'string' ? 'utf8' : 'latin1';

const frame = (data: object) => `data: ${JSON.stringify(data)}\n\n`;
const namedFrame = (event: AnthropicEvent) => `event: ${event.type}\n${frame(event)}`;

function planOpenAi(answer: TextAnswer, { model, body, includesUsage }: Asked): Frames {
  const { thinking = '', finish = 'stop' } = answer;
  const tokens = countTokens(answer, body);
  const usage = tokens && includesUsage ? [frame(openAiUsageChunk(model, tokens))] : [];
  return {
    before: [
      openAiChunk(model, { role: 'assistant', content: '' }),
      ...cut(thinking, answer).map((piece) => openAiChunk(model, { reasoning_content: piece })),
    ].map(frame),
    text: cut(readText(answer), answer).map((content) => frame(openAiChunk(model, { content }))),
    after: [frame(openAiChunk(model, {}, finish)), ...usage, 'data: [DONE]\n\n'],
  };
}

function planAnthropic(answer: TextAnswer, { model, body }: Asked): Frames {
  const { thinking = '', finish = 'stop' } = answer;
  const tokens = countTokens(answer, body);
  const pieces = cut(readText(answer), answer);
  const thought = thinking === '' ? undefined : anthropicThinking(0, cut(thinking, answer));
  const text = pieces.length === 0 ? undefined : anthropicText(thought ? 1 : 0, pieces);
  return {
    before: [
      anthropicStart(model, tokens),
      ...Object.values(thought ?? {}).flat(),
      ...(text?.before ?? []),
    ].map(namedFrame),
    text: (text?.pieces ?? []).map(namedFrame),
    after: [...(text?.after ?? []), ...anthropicEnd(finish, tokens)].map(namedFrame),
  };
}

const readText = (answer: TextAnswer) =>
  typeof answer.text === 'string' ? answer.text : answer.text.toString('latin1');

function cut(text: string, { charactersPerEvent = 12 }: TextAnswer): string[] {
  const characters = Array.from(text);
  const count = Math.ceil(characters.length / charactersPerEvent);
  return Array.from({ length: count }, (_, index) =>
    characters.slice(index * charactersPerEvent, (index + 1) * charactersPerEvent).join(''),
  );
}

function countTokens(answer: TextAnswer, body: unknown): TokenCount | undefined {
  if (answer.usage === 'none') return undefined;
  const estimate = (length: number) => Math.ceil(length / 4);
  return (
    answer.usage ?? {
      input: estimate(JSON.stringify(body).length),
      output: estimate(answer.text.length + (answer.thinking?.length ?? 0)),
    }
  );
}
