// Error codes of the ai module.
export const aiErrors = {
  'ai.allowance_used_up': {
    status: 429,
    message: 'You have used all AI requests of your plan. Nothing was lost; upgrade to go on now.',
  },
  'ai.message_empty': { status: 400, message: 'Write a message first.' },
  'ai.not_understood': { status: 422, message: 'The assistant did not understand this.' },
} as const;
