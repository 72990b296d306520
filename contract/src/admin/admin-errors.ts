// Error codes of the admin area, with their statuses.
export const adminErrors = {
  'admin.user_not_found': 404,
  'admin.operator_protected': 409,
  'admin.nothing_to_change': 409,
  'admin.plan_not_higher': 409,
  'admin.job_not_found': 404,
} as const;
