// Texts of features/accounts/usage.
export const messages = {
  aiRequests: 'AI requests',
  weeklyAiRequests: 'AI requests in 7 days',
  builtInUnlimited: 'The built-in assistant is unlimited.',
  storage: 'Storage',
  usedUnlimited: (used: string | number) => `${used} used, unlimited`,
  usedOf: (used: string | number, limit: string | number) => `${used} of ${limit}`,
};
