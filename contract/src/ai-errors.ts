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
} as const;
