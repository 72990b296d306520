// The result of rendering a page, minifying its CSS or drawing its image.

import type { Phrase } from '@vys/compiler/diagnostics';
import { z } from 'zod';
import { sayBuild } from '../build-messages/say-build.ts';

export const RENDER_MILLISECONDS = 1000;
/** UTF-8 bytes of HTML or CSS. */
export const OUTPUT_LIMIT = 1024 * 1024;

const errorKeys = {
  too_slow: 'tooSlow',
  out_of_memory: 'outOfMemory',
  too_large: 'tooLarge',
} as const;

export type Fault = 'page_error' | keyof typeof errorKeys;

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
type Result = z.output<typeof renderResultSchema>;
export type RenderResult =
  | Extract<Result, { ok: true }>
  /** `phrase`: where it is not the page that says it. */
  | (Extract<Result, { ok: false }> & { phrase?: Phrase | undefined });

export function fault(kind: keyof typeof errorKeys): RenderResult {
  return { ok: false, fault: kind, ...sayBuild(errorKeys[kind]) };
}
