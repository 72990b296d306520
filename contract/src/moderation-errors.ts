// Error codes of moderation, which is part of the pages module.
export const moderationErrors = {
  'moderation.case_not_found': { status: 404, message: 'There is no such case.' },
  'moderation.decision_not_possible': {
    status: 409,
    message: 'This case has moved on. Reload it to see where it stands.',
  },
  'moderation.nothing_to_appeal': {
    status: 409,
    message: 'Your page is not suspended, or your objection is already being looked at.',
  },
} as const;
