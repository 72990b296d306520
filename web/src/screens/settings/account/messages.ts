// Texts of screens/settings/account.
export const messages = {
  allPagesActivated: 'All pages activated',
  allPagesDeactivated: 'All pages deactivated',
  publicPages: 'Public pages',
  controlsEverythingYouvePublished: "Controls everything you've published.",
  pagesActive: 'Pages Active',
  visitorsCanSeeYour: 'Visitors can see your published pages.',
  allPagesAreHidden: 'All pages are hidden, including ones that are switched on.',
  plan: 'Plan',
  planSuffix: 'plan',
  unlimitedFeaturesAndPriority: 'Unlimited features and priority support',
  upgradeToUnlockAll: 'Upgrade to unlock all features',
  managePlan: 'Manage Plan',
  upgrade: 'Upgrade',
  memberSince: 'Member since',
  usage: 'Usage',
  aiRequestsResetAt: 'AI requests reset at the start of each month.',
};
