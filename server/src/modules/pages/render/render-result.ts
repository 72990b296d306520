// The result of rendering a page, minifying its CSS or drawing its image.

import { z } from 'zod';
import { buildMessages } from '../messages.ts';

export const RENDER_MILLISECONDS = 1000;
/** UTF-8 bytes of HTML or CSS. */
export const OUTPUT_LIMIT = 1024 * 1024;

const errorMessages = {
  too_slow: buildMessages.tooSlow,
  out_of_memory: buildMessages.outOfMemory,
  too_large: buildMessages.tooLarge,
} as const;

export type Fault = 'page_error' | keyof typeof errorMessages;

export const renderResultSchema = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    /** HTML or CSS. */
    text: z.string().max(OUTPUT_LIMIT),
    /** What was left out of it, if anything. */
    warning: z.object({ message: z.string().max(1000), line: z.number().int() }).optional(),
  }),
  z.object({
    ok: z.literal(false),
    /** `page_error`: the page itself is at fault. */
    fault: z.enum(['page_error', 'too_slow', 'out_of_memory', 'too_large']),
    message: z.string().max(1000),
    line: z.number().int().optional(),
  }),
]);
export type RenderResult = z.output<typeof renderResultSchema>;

export function fault(kind: keyof typeof errorMessages): RenderResult {
  return { ok: false, fault: kind, message: errorMessages[kind] };
}
