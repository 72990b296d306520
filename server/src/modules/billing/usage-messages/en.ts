// What is used of a plan.

export const en = {
  ai_requests_month: {
    label: 'AI requests this month',
    atLimit: 'At the limit, the built-in assistant keeps answering.',
  },
  ai_requests_week: {
    label: 'AI requests in the last 7 days',
    atLimit: 'At the limit, the built-in assistant keeps answering.',
  },
  storage: {
    label: 'Storage',
    atLimit: "When it's full, your images stay. Free up space to upload more.",
  },
};
