// Error codes of the ai module, with their statuses.
export const aiErrors = {
  'ai.allowance_used_up': 429,
  'ai.message_empty': 400,
  'ai.not_understood': 422,
  'ai.turn_running': 409,
  'ai.turn_interrupted': 503,
  'ai.turn_not_found': 404,
  'ai.key_reused': 422,
} as const;
