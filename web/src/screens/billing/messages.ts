// Texts of screens/billing.
export const messages = {
  billing: 'Billing',
  comparePlans: 'Compare plans.',
  paymentsArentAvailableOn: "Payments aren't available on this server yet",
  yourPlanStaysThe: "Your plan stays the same and you won't be charged.",
  youreOnThePlan: (name: string | number) => `You're on the ${name} plan`,
  aiRequestsResetAt: 'AI requests reset at the start of each month.',
  plans: 'Plans',
  currentPlan: 'Current Plan',
  perMonth: 'per month',
};
