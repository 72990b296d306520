// Error codes of the accounts module.
export const accountsErrors = {
  'accounts.profile_not_found': {
    status: 404,
    message: "We couldn't find a profile for this account.",
  },
  'accounts.username_unavailable': { status: 409, message: "This username isn't available." },
  'accounts.username_limit': {
    status: 429,
    message: "You've changed your username too often. Please try again later.",
  },
  'accounts.goal_not_reached': {
    status: 409,
    message: "Your pages don't have this many views yet.",
  },
  'accounts.upgrade_needed': {
    status: 403,
    message: "Your plan doesn't include this. Upgrade to use it.",
  },
} as const;
