// Reads requests of both wires as strictly as the vendors do, so that a client that sends nonsense is refused.
import { z } from 'zod';
import type { ReceivedRequest, SentImage, SentMessage } from './script.ts';

type Read = Pick<
  ReceivedRequest,
  'model' | 'isStream' | 'maxTokens' | 'system' | 'messages' | 'body'
> & { includesUsage: boolean };

const text = z.object({ type: z.literal('text'), text: z.string() });
const openAiImage = z.object({
  type: z.literal('image_url'),
  image_url: z.object({ url: z.string().regex(/^data:image\/[a-z+]+;base64,[A-Za-z0-9+/]+=*$/) }),
});
const anthropicImage = z.object({
  type: z.literal('image'),
  source: z.object({
    type: z.literal('base64'),
    media_type: z.enum(['image/jpeg', 'image/png', 'image/gif', 'image/webp']),
    data: z.base64().min(1),
  }),
});

const content = z.union([z.string(), z.array(text).min(1)]);
const openAiRequest = z.object({
  model: z.string().min(1),
  messages: z
    .array(
      z.discriminatedUnion('role', [
        z.object({ role: z.enum(['system', 'developer']), content }),
        z.object({ role: z.literal('assistant'), content }),
        z.object({
          role: z.literal('user'),
          content: z.union([z.string(), z.array(z.union([text, openAiImage])).min(1)]),
        }),
      ]),
    )
    .min(1),
  stream: z.boolean().nullish(),
  stream_options: z.object({ include_usage: z.boolean().optional() }).nullish(),
  max_tokens: z.number().int().min(1).nullish(),
  max_completion_tokens: z.number().int().min(1).nullish(),
});
const anthropicRequest = z.object({
  model: z.string().min(1),
  max_tokens: z.number().int().min(1),
  system: content.optional(),
  messages: z
    .array(
      z.object({
        role: z.enum(['user', 'assistant']),
        content: z.union([
          z.string().min(1),
          z.array(z.union([text.extend({ text: z.string().min(1) }), anthropicImage])).min(1),
        ]),
      }),
    )
    .min(1),
  stream: z.boolean().optional(),
});

type Part = z.output<typeof text> | z.output<typeof openAiImage> | z.output<typeof anthropicImage>;

/** Throws ZodError. */
export function readOpenAiRequest(body: unknown): Read {
  const read = openAiRequest.parse(body);
  const messages = read.messages.map(({ role, content }) => toMessage(role, content));
  const isSystem = ({ role }: SentMessage) => role === 'system' || role === 'developer';
  return {
    ...toLimit(read.max_completion_tokens ?? read.max_tokens ?? undefined),
    model: read.model,
    isStream: read.stream === true,
    includesUsage: read.stream_options?.include_usage === true,
    system: messages
      .filter(isSystem)
      .map(({ text }) => text)
      .join('\n'),
    messages: messages.filter((message) => !isSystem(message)),
    body,
  };
}

/** Throws ZodError. */
export function readAnthropicRequest(body: unknown): Read {
  const read = anthropicRequest.parse(body);
  return {
    ...toLimit(read.max_tokens),
    model: read.model,
    isStream: read.stream === true,
    includesUsage: true,
    system: toMessage('system', read.system ?? '').text,
    messages: read.messages.map(({ role, content }) => toMessage(role, content)),
    body,
  };
}

const toLimit = (maxTokens: number | undefined) => (maxTokens === undefined ? {} : { maxTokens });

function toMessage(role: string, content: string | readonly Part[]): SentMessage {
  if (typeof content === 'string') return { role, text: content, images: [] };
  const texts = content.flatMap((part) => (part.type === 'text' ? [part.text] : []));
  return { role, text: texts.join('\n'), images: content.flatMap(toImages) };
}

function toImages(part: Part): SentImage[] {
  if (part.type === 'text') return [];
  const [mediaType, data] =
    part.type === 'image'
      ? [part.source.media_type, part.source.data]
      : [
          part.image_url.url.slice('data:'.length).split(';')[0] ?? '',
          part.image_url.url.split(',')[1] ?? '',
        ];
  return [{ mediaType, bytes: Buffer.from(data, 'base64') }];
}
