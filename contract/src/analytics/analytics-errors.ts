// Error codes of the analytics module.
export const analyticsErrors = {
  'analytics.period_locked': {
    status: 403,
    message: "Your plan doesn't reach back this far. Upgrade to see a longer period.",
  },
  'analytics.page_not_found': { status: 404, message: 'There is no page with figures yet.' },
  'analytics.foreign_origin': {
    status: 403,
    message: 'Views and clicks only count when they come from the page itself.',
  },
} as const;
