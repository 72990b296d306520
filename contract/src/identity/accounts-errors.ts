// Error codes of the accounts module, with their statuses.
export const accountsErrors = {
  'accounts.profile_not_found': 404,
  'accounts.username_unavailable': 409,
  'accounts.username_limit': 429,
  'accounts.goal_not_reached': 409,
  'accounts.upgrade_needed': 403,
} as const;
