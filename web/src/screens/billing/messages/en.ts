// Texts of screens/billing. Those marked (spec) are worded by the specification.
export const messages = {
  billing: 'Billing',
  intro: 'Your plan, payment methods and invoices.',
  loadFailed: "We couldn't load your billing details",
  loadFailedHint: 'Your plan is safe. Check your connection and try again.',
  tryAgain: 'Try again',
  loading: 'Loading your plan',
  sandboxTitle: 'This is a sandbox',
  sandboxHint: 'No real money moves. Pay with a test card, such as 4242 4242 4242 4242.',

  currentPlanTitle: (name: string) => `You're on the ${name} plan`,
  freePlanHint: 'Free forever. Upgrade when you need more.',
  renews: (date: string, amount: string) => `Renews on ${date} for ${amount}`,
  endsOn: (date: string) => `Ends on ${date}`,
  grantedPlan: 'Included with your account.',
  cancelPlan: 'Cancel plan',
  moreWith: (name: string) => `Get more with ${name}`,
  upgradeTo: (name: string) => `Upgrade to ${name}`,

  usedUnlimited: (used: string) => `${used} used, unlimited`,
  usedOf: (used: string, limit: string) => `${used} of ${limit}`,

  plans: 'Plans',
  interval: 'Billing period',
  monthly: 'Monthly',
  yearly: 'Yearly',
  twoMonthsFree: '2 months free',
  perMonth: 'per month',
  perYear: 'per year',
  asMonthly: (amount: string) => `${amount} a month, 2 months free`,
  yearlyOnly: 'You pay yearly. You can choose a monthly plan when your paid year ends.',
  /** (spec) BILL-3 */
  mostPopular: 'Most Popular',
  /** (spec) BILL-4 */
  currentPlan: 'Current Plan',
  /** (spec) TIER-11 */
  comingSoon: 'Coming soon',
  downgradeTo: (name: string) => `Downgrade to ${name}`,
  switchToYearly: 'Switch to yearly',
  scheduledFrom: (date: string) => `From ${date}`,
  /** (spec) BILL-21 */
  priceNotConfigured: 'Stripe price not configured. Please contact support.',
  /** (spec) BILL-25 */
  freeComingSoon: 'Downgrade to Free tier - Coming soon',
  freeInstead: (date: string) => `You can cancel your plan instead and keep it until ${date}.`,
  brandingShown: 'Small “Made with Vys” link',
  basicAnalytics: (reach: string) => `Basic analytics (${reach})`,
  analytics: (reach: string) => `Analytics (${reach})`,
  storage: (size: string) => `${size} storage`,
  history: (reach: string) => `Version history (${reach})`,
};
