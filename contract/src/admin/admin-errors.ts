// Error codes of the admin area.
export const adminErrors = {
  'admin.user_not_found': { status: 404, message: 'There is no account with this id.' },
  'admin.operator_protected': {
    status: 409,
    message: "Operators can't be suspended or deleted. Remove the address from OPERATORS first.",
  },
  'admin.nothing_to_change': {
    status: 409,
    message: 'This has changed meanwhile. Reload to see how it is now.',
  },
  'admin.plan_not_higher': {
    status: 409,
    message: 'The account already pays for this plan or a higher one.',
  },
  'admin.job_not_found': {
    status: 404,
    message: 'This job is gone: it was retried, discarded or done.',
  },
} as const;
