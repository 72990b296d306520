// Reads requests of Google's wire as strictly as Google does: fields that it does not know are refused.
import { z } from 'zod';
import type { SentMessage } from '../script.ts';

const textPart = z.strictObject({ text: z.string() });
const imagePart = z.strictObject({
  inlineData: z.strictObject({
    mimeType: z.enum(['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif']),
    data: z.base64().min(1),
  }),
});
const request = z.strictObject({
  systemInstruction: z.strictObject({ parts: z.array(textPart).min(1) }).optional(),
  contents: z
    .array(
      z.strictObject({
        role: z.enum(['user', 'model']),
        parts: z.array(z.union([textPart, imagePart])).min(1),
      }),
    )
    .min(1),
  generationConfig: z.strictObject({ maxOutputTokens: z.number().int().min(1) }).optional(),
});

type Parts = z.output<typeof request>['contents'][number]['parts'];

/** The model and the stream are asked for in the address. Throws ZodError. */
export function readGoogleRequest(body: unknown, url: string) {
  const { systemInstruction, contents, generationConfig } = request.parse(body);
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const [model = '', method] = pathname.split('/models/')[1]?.split(':') ?? [];
  const isStream = method === 'streamGenerateContent';
  if (isStream) z.literal('sse').parse(searchParams.get('alt'));
  return {
    ...(generationConfig ? { maxTokens: generationConfig.maxOutputTokens } : {}),
    model,
    isStream,
    includesUsage: true,
    system: toText(systemInstruction?.parts ?? []),
    messages: contents.map(({ role, parts }): SentMessage => {
      return {
        role: role === 'model' ? 'assistant' : 'user',
        text: toText(parts),
        images: parts.flatMap((part) =>
          'inlineData' in part
            ? [
                {
                  mediaType: part.inlineData.mimeType,
                  bytes: Buffer.from(part.inlineData.data, 'base64'),
                },
              ]
            : [],
        ),
      };
    }),
    body,
  };
}

const toText = (parts: Parts): string =>
  parts.flatMap((part) => ('text' in part ? [part.text] : [])).join('\n');
