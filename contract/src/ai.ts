// Talking to the assistant: the chat stream and the two calls without a conversation (doc2 §7).
import { z } from 'zod';
import { CHAT_LIMIT } from './api/limits.ts';
import { route } from './api/route.ts';
import { LINK_LIMIT, linkField, PAGE_SOURCE_LIMIT, uuid } from './api/schemas.ts';
import { replyChangeSchema } from './chat/chat-events.ts';
import * as fieldMessages from './fields/messages/en.ts';
import { modelId } from './page-model/values.ts';
import { pageContentSchema } from './pages/page-content.ts';

export { type ChatEvent, chatEventSchema, type ReplyChange } from './chat/chat-events.ts';

export const suggestedPrompts = [
  'Create a minimalist link-in-bio with Instagram and Twitter',
  'Build a portfolio page with a purple gradient background',
  'Design a coming-soon landing page with email signup',
  'Make a pricing page for a SaaS product',
] as const;

/** Suggestions for a caller who has a page. */
export const suggestedEdits = [
  'Show me another design',
  'Make the background dark green',
  'Use a rounded font and pill buttons',
  'Add a newsletter form',
] as const;

/** Words that make a message an edit, so that the page goes along as context (CHAT-31). */
export const editWords = [
  'change',
  'modify',
  'update',
  'edit',
  'add',
  'remove',
  'delete',
  'fix',
  'create',
  'make',
  'build',
] as const;

export const chatMessageSchema = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string().max(PAGE_SOURCE_LIMIT),
});
export type ChatMessage = z.output<typeof chatMessageSchema>;

/** More than any turn has events. */
const EVENT_LIMIT = 2 ** 31 - 1;

/** A page's source sent along as context (CHAT-31) has its own allowance beside the 16 KB of text. */
export const chat = route({
  id: 'ai.chat',
  method: 'POST',
  path: '/api/ai/chat',
  summary: 'Describe or change the page; responds with a stream of events',
  access: 'user',
  keyScope: 'ai:write',
  headers: {
    'Idempotency-Key':
      'Names the message: sent again, it attaches to the same turn instead of a second one.',
    'Last-Event-ID': 'With a key that is known, leaves out the events up to this one.',
  },
  body: z.strictObject({
    messages: z.array(chatMessageSchema).min(1, fieldMessages.chatEmpty).max(100),
    /** The current source when it is not what the server has saved. */
    context: pageContentSchema.optional(),
    /** What the message is about: id of a link, section or item of the page, or a field of the profile. */
    selection: modelId.optional(),
    /** A language model by its name; without one the built-in assistant responds, which is not counted. */
    model: z.string().trim().min(1).max(100).optional(),
  }),
  bodyLimit: PAGE_SOURCE_LIMIT + CHAT_LIMIT * 2,
  responseType: 'stream',
  contentType: 'text/event-stream',
  status: 200,
  output: z.undefined(),
  errors: [
    'input.invalid',
    'input.too_large',
    'pages.code_locked',
    'ai.message_empty',
    'ai.allowance_used_up',
    'ai.turn_running',
    'ai.key_reused',
    'rate.limited',
  ],
});

const turnState = z.enum(['running', 'done', 'stopped', 'failed']);

/** One message with its reply. */
export const turnSchema = z.object({
  id: uuid,
  /** Of the request that started it. */
  idempotency_key: z.string().nullable(),
  message: z.string(),
  /** Empty while the turn is running. */
  reply: z.string(),
  /** One line that says what changed and what stayed. */
  receipt: z.string().nullable(),
  /** What it changed, thing by thing, as far as that was noted. */
  changes: z.array(replyChangeSchema),
  suggestions: z.array(z.string()),
  link: z.object({ text: z.string(), path: z.string() }).nullable(),
  state: turnState,
  /** The reply changed the page. */
  changed: z.boolean(),
  /** Versions of the page before and after the turn, as far as they are kept. */
  before_version_id: uuid.nullable(),
  after_version_id: uuid.nullable(),
  created_at: z.iso.datetime(),
  ended_at: z.iso.datetime().nullable(),
});
export type Turn = z.output<typeof turnSchema>;

export const followTurn = route({
  id: 'ai.turnEvents',
  method: 'GET',
  path: '/api/ai/turns/{id}/events',
  summary: 'Events of a turn from its log, then as they come',
  access: 'user',
  keyScope: 'ai:read',
  headers: { 'Last-Event-ID': 'The same as `after`, and wins over it.' },
  params: z.object({ id: uuid }),
  query: z.object({
    /** The number of the last event that is known. */
    after: z.coerce.number().int().min(0).max(EVENT_LIMIT).default(0),
  }),
  responseType: 'stream',
  contentType: 'text/event-stream',
  status: 200,
  output: z.undefined(),
  errors: ['input.invalid', 'ai.turn_not_found', 'rate.limited'],
});

export const stopTurn = route({
  id: 'ai.stopTurn',
  method: 'POST',
  path: '/api/ai/turns/{id}/stop',
  summary: 'Stop a turn; one that is over stays as it is',
  access: 'user',
  keyScope: 'ai:write',
  params: z.object({ id: uuid }),
  responseType: 'json',
  status: 200,
  output: z.object({ state: turnState }),
  errors: ['input.invalid', 'ai.turn_not_found'],
});

export const getConversation = route({
  id: 'ai.conversation',
  method: 'GET',
  path: '/api/ai/conversation',
  summary: 'Turns of the conversation, newest first',
  access: 'user',
  keyScope: 'ai:read',
  query: z.object({
    /** `next_cursor` of the response before. */
    cursor: uuid.optional(),
  }),
  responseType: 'json',
  status: 200,
  output: z.object({
    turns: z.array(turnSchema),
    running_turn_id: uuid.nullable(),
    /** Leads to older turns; null when there are none. */
    next_cursor: uuid.nullable(),
  }),
  errors: ['input.invalid'],
});

export const generate = route({
  id: 'ai.generate',
  method: 'POST',
  path: '/api/ai/generate',
  summary: 'Compose a page from a description or from links, without saving it',
  access: 'user',
  keyScope: 'ai:write',
  body: z.strictObject({
    prompt: z.string().trim().max(CHAT_LIMIT).default(''),
    links: z.array(linkField).max(LINK_LIMIT, fieldMessages.tooManyLinks).default([]),
    /** Stands on the page; without one the full name of the caller. */
    name: z.string().trim().max(120).default(''),
    /** How many designs of the same page are wanted. */
    looks: z.number().int().min(1).max(3).default(1),
  }),
  responseType: 'json',
  status: 200,
  output: z.object({
    data: pageContentSchema,
    receipt: z.string(),
    /** As many as were asked for, the first of which is `data`; only with `looks`. */
    looks: z.array(pageContentSchema).optional(),
  }),
  errors: [
    'input.invalid',
    'ai.not_understood',
    'timeout',
    'too_complex',
    'rate.limited',
    'unavailable',
  ],
});

export const modify = route({
  id: 'ai.modify',
  method: 'POST',
  path: '/api/ai/modify',
  summary: 'Change the given page source as told, without saving it',
  access: 'user',
  keyScope: 'ai:write',
  body: z.strictObject({
    instruction: z.string().trim().min(1, fieldMessages.chatEmpty).max(CHAT_LIMIT),
    content: pageContentSchema,
  }),
  bodyLimit: PAGE_SOURCE_LIMIT + CHAT_LIMIT * 2,
  responseType: 'json',
  status: 200,
  output: z.object({ data: pageContentSchema, receipt: z.string() }),
  errors: [
    'input.invalid',
    'pages.code_locked',
    'ai.not_understood',
    'timeout',
    'too_complex',
    'rate.limited',
    'unavailable',
  ],
});

/** How many days the figures of language models go back, with today. */
export const MODEL_USAGE_DAYS = 30;

const modelUsageSchema = z.object({
  /** In UTC. */
  day: z.iso.date(),
  model: z.string(),
  /** In which the model was asked. */
  turns: z.number().int(),
  /** Of these, answered by the built-in assistant because the model did not deliver. */
  fallbacks: z.number().int(),
  /** Of these, stopped by the user. */
  stopped: z.number().int(),
  input_tokens: z.number().int(),
  output_tokens: z.number().int(),
  /** In dollars; null while no price is set. */
  cost: z.number().nullable(),
  /** Why the model did not deliver, the most frequent first. */
  errors: z.array(z.object({ reason: z.string(), count: z.number().int() })),
});
export type ModelUsage = z.output<typeof modelUsageSchema>;

export const getModelUsage = route({
  id: 'ai.modelUsage',
  method: 'GET',
  path: '/api/ai/usage',
  summary: 'What language models took in the last 30 days, by day and model (operators)',
  access: 'user',
  keyScope: 'none',
  responseType: 'json',
  status: 200,
  output: z.object({
    data: z.object({
      /** Names of those that are configured. */
      models: z.array(z.string()),
      /** The latest day first. */
      usage: z.array(modelUsageSchema),
    }),
  }),
  errors: ['auth.forbidden'],
});

export const aiRoutes = [
  chat,
  followTurn,
  stopTurn,
  getConversation,
  generate,
  modify,
  getModelUsage,
] as const;
