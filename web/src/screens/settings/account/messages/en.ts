// Texts of screens/settings/account.
export const messages = {
  allPagesActivated: 'All pages activated',
  allPagesDeactivated: 'All pages deactivated',
  publicPages: 'Public pages',
  publicPagesIntro: "Controls everything you've published.",
  pagesActive: 'Pages Active',
  publicPagesOnHint: 'Visitors can see your published pages.',
  publicPagesOffHint: 'All pages are hidden, including ones that are switched on.',
  plan: 'Plan',
  planName: (name: string) => `${name} plan`,
  paidPlanHint: 'Unlimited features and priority support',
  freePlanHint: 'Upgrade to unlock all features',
  managePlan: 'Manage Plan',
  upgrade: 'Upgrade',
  app: 'App',
  appIntro: 'Vys in a window of its own, one tap away.',
  installApp: 'Install Vys',
  installByHand:
    'On iPhone and iPad: tap Share in the browser bar, then choose Add to Home Screen.',
  memberSince: 'Member since',
  usage: 'Usage',
  aiRequestsReset: 'AI requests reset at the start of each month.',
};
