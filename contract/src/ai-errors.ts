// Error codes of the ai module.
export const aiErrors = {
  'ai.allowance_used_up': {
    status: 429,
    message: "You've used all AI requests in your plan. Upgrade to continue.",
  },
  'ai.message_empty': { status: 400, message: 'Write a message first.' },
  'ai.not_understood': {
    status: 422,
    message: "The assistant didn't understand that. Try rephrasing.",
  },
  'ai.turn_running': {
    status: 409,
    message: 'The assistant is still working on your last message.',
  },
  'ai.turn_interrupted': {
    status: 503,
    message: "The server was interrupted. Your page hasn't changed; please try again.",
  },
  'ai.turn_not_found': { status: 404, message: 'This turn is no longer there.' },
  'ai.key_reused': {
    status: 422,
    message: 'This Idempotency-Key belongs to another message.',
  },
} as const;
