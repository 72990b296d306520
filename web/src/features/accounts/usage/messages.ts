// Texts of features/accounts/usage.
export const messages = {
  aiRequests: 'AI requests',
  aiRequestsIn7: 'AI requests in 7 days',
  storage: 'Storage',
  usedUnlimited: (used: string | number) => `${used} used, unlimited`,
};
