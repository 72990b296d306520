// Events of the chat stream. On their own, because the studio loads the schema only when it reads a stream.
import { z } from 'zod';
import { uuid } from '../api/schemas.ts';
import type { Operation } from '../page-model/operations.ts';

/** One thing of the page that a reply changed. */
export const replyChangeSchema = z.object({
  /** What was done, in the language of the reply. */
  text: z.string(),
  /** Key of what shows it in the preview (`PreviewTarget`); absent for what is removed or hidden, and for the look. */
  target: z.string().optional(),
});
export type ReplyChange = z.output<typeof replyChangeSchema>;

const draftData = z.object({
  jsx: z.string(),
  css: z.string(),
  metadata: z.object({ title: z.string(), description: z.string() }),
});

/** Written by the server; its whole schema is too large for clients that only read it. */
const operationData = z.looseObject({ type: z.string() }) as unknown as z.ZodType<Operation>;

/**
 * Events of the stream, one JSON object per `data:` line; `[DONE]` ends it. The specified client
 * reads `chunk` and `complete` and ignores the rest. The `id:` of an event is its number in the turn.
 * A second `start` says that the turn began again on another process: what came before is void.
 */
export const chatEventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('start'),
    /** Of the turn. */
    generationId: uuid,
    assistant: z.enum(['builtin', 'model']),
    label: z.string(),
  }),
  z.object({
    type: z.literal('status'),
    phase: z.enum(['reading', 'building', 'checking', 'saving']),
  }),
  z.object({ type: z.literal('chunk'), content: z.string() }),
  /**
   * The page as far as the turn has it, of which nothing is saved yet: a working copy to show. Null says that there is
   * none any longer and what is saved counts, as it does once the turn is over.
   */
  z.object({ type: z.literal('draft'), data: draftData.nullable() }),
  /**
   * The page was changed by one operation; `summary` says how, in the language of the reply. `change` is to be applied to
   * the working copy; without it, a `draft` has its result.
   */
  z.object({
    type: z.literal('operation'),
    operation: z.string(),
    summary: z.string(),
    change: operationData.optional(),
  }),
  /** Code of one section that a model writes, by the id of the section. */
  z.object({
    type: z.literal('section'),
    id: z.string(),
    state: z.enum(['writing', 'valid', 'kept']),
  }),
  z.object({
    type: z.literal('repair'),
    /** Of a section, or `page`. */
    id: z.string(),
    by: z.enum(['rule', 'model']),
    attempt: z.number().int().min(1),
  }),
  /** The model did not deliver; the built-in assistant goes on. `message` says so in one sentence. */
  z.object({ type: z.literal('fallback'), message: z.string() }),
  z.object({
    type: z.literal('usage'),
    input_tokens: z.number().int(),
    output_tokens: z.number().int(),
  }),
  z.object({
    type: z.literal('complete'),
    /** Empty object when the reply does not change the page (only text, or a declined request). */
    data: z.object({
      jsx: z.string().optional(),
      css: z.string().optional(),
      metadata: z.object({ title: z.string(), description: z.string() }).optional(),
    }),
    /** The page row after the automatic save, when one was made. */
    page_id: uuid.optional(),
    version_id: uuid.optional(),
    /** One line that says what changed and what stayed. */
    receipt: z.string().optional(),
    /** What it changed, thing by thing; absent where that would be the whole page. */
    changes: z.array(replyChangeSchema).optional(),
    /** Messages to send next, about this page. */
    suggestions: z.array(z.string()).optional(),
    /** Those of the suggestions with the page that they would make, for a preview. */
    proposals: z
      .array(z.object({ text: z.string(), data: z.object({ jsx: z.string(), css: z.string() }) }))
      .optional(),
    /** Where an answer leads, as a path of the app. */
    link: z.object({ text: z.string(), path: z.string().startsWith('/') }).optional(),
  }),
  /** The user stopped the turn; nothing was changed. */
  z.object({ type: z.literal('stopped'), message: z.string() }),
  z.object({
    type: z.literal('error'),
    code: z.string(),
    message: z.string(),
    retryable: z.boolean(),
  }),
]);
export type ChatEvent = z.output<typeof chatEventSchema>;
