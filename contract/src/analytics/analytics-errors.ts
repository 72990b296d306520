// Error codes of the analytics module, with their statuses.
export const analyticsErrors = {
  'analytics.period_locked': 403,
  'analytics.page_not_found': 404,
  'analytics.foreign_origin': 403,
} as const;
