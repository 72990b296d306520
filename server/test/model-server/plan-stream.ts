// An answer as the frames of its event stream: what comes before the text, the text, and what ends it.
import type { JsonFailure, ReceivedRequest, TextAnswer, TokenCount } from './script.ts';
import {
  type AnthropicEvent,
  anthropicEnd,
  anthropicMessage,
  anthropicStart,
  anthropicText,
  anthropicThinking,
} from './wire/anthropic.ts';
import { wireErrors } from './wire/errors.ts';
import { googleBlocked, googleChunk, googleResponse } from './wire/google.ts';
import { openAiChunk, openAiCompletion, openAiUsageChunk } from './wire/openai.ts';

export type Frames = Record<'before' | 'text' | 'after', readonly string[]>;
export type Asked = Pick<ReceivedRequest, 'wire' | 'model' | 'body'> & { includesUsage: boolean };

export const CHARACTERS_PER_EVENT = 12;

const planners = { openai: planOpenAi, anthropic: planAnthropic, google: planGoogle };

export const planStream = (answer: TextAnswer, asked: Asked): Frames =>
  planners[asked.wire](answer, asked);

/** The body of an answer without a stream. */
export function planBody(answer: TextAnswer, { wire, model, body }: Asked): string {
  const { thinking, finish = 'stop' } = answer;
  const content = { text: readText(answer), finish };
  const tokens = countTokens(answer, body);
  if (wire === 'openai') return JSON.stringify(openAiCompletion(model, content, tokens));
  if (wire === 'google') return JSON.stringify(googleResponse(model, content, tokens));
  const thought = thinking === undefined ? {} : { thinking };
  return JSON.stringify(anthropicMessage(model, { ...content, ...thought }, tokens));
}

export function toErrorFrame({ wire }: Asked, failure: JsonFailure): string {
  const [, body] = wireErrors[wire][failure];
  if (wire === 'google') return googleFrame(body);
  return wire === 'openai' ? frame(body) : `event: error\n${frame(body)}`;
}

/** Google has none. */
const keepAlives: Readonly<Record<ReceivedRequest['wire'], string>> = {
  openai: ': PROCESSING\n\n',
  anthropic: 'event: ping\ndata: {"type":"ping"}\n\n',
  google: '',
};
export const keepAliveFrame = ({ wire }: Asked): string => keepAlives[wire];

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

/** The stream of Google has no event that ends it: the last chunk says why the text is over. */
function planGoogle(answer: TextAnswer, { model, body }: Asked): Frames {
  const { thinking = '', finish = 'stop' } = answer;
  const tokens = countTokens(answer, body);
  const isBlocked = finish === 'refused' && answer.text.length === 0;
  return {
    before: cut(thinking, answer).map((text) =>
      googleFrame(googleChunk(model, { text, thought: true }, undefined, tokens)),
    ),
    text: cut(readText(answer), answer).map((text) =>
      googleFrame(googleChunk(model, { text }, undefined, tokens)),
    ),
    after: [
      isBlocked ? googleBlocked(model, tokens) : googleChunk(model, undefined, finish, tokens),
    ].map(googleFrame),
  };
}

const googleFrame = (data: object) => `data: ${JSON.stringify(data)}\r\n\r\n`;

const readText = (answer: TextAnswer) =>
  typeof answer.text === 'string' ? answer.text : answer.text.toString('latin1');

function cut(text: string, { charactersPerEvent = CHARACTERS_PER_EVENT }: TextAnswer): string[] {
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
