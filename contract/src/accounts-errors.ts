// Error codes of the accounts module.
export const accountsErrors = {
  'accounts.profile_not_found': { status: 404, message: 'There is no profile for this account.' },
  'accounts.username_unavailable': { status: 409, message: 'This username is not available.' },
  'accounts.username_limit': {
    status: 429,
    message: 'You have changed your username too often. Please try again later.',
  },
  'accounts.upgrade_needed': {
    status: 403,
    message: 'Your plan does not include this. Upgrade to use it.',
  },
} as const;
