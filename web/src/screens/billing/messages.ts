// Texts of screens/billing.
export const messages = {
  billing: 'Billing',
  comparePlans: 'Compare plans.',
  paymentsUnavailable: "Payments aren't available on this server yet",
  paymentsUnavailableHint: "Your plan stays the same and you won't be charged.",
  currentPlanTitle: (name: string | number) => `You're on the ${name} plan`,
  aiRequestsReset: 'AI requests reset at the start of each month.',
  plans: 'Plans',
  currentPlan: 'Current Plan',
  perMonth: 'per month',
};
