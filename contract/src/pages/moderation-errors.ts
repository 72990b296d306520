// Error codes of moderation, which is part of the pages module.
export const moderationErrors = {
  'moderation.case_not_found': { status: 404, message: "We couldn't find this case." },
  'moderation.decision_not_possible': {
    status: 409,
    message: 'This case has changed. Reload it to see its current status.',
  },
  'moderation.nothing_to_appeal': {
    status: 409,
    message: "Your page isn't suspended, or your appeal is already being reviewed.",
  },
} as const;
