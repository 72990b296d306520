// Error codes of moderation, which is part of the pages module, with their statuses.
export const moderationErrors = {
  'moderation.case_not_found': 404,
  'moderation.decision_not_possible': 409,
  'moderation.nothing_to_appeal': 409,
} as const;
