// Texts of screens/settings/security/api-keys.
export const messages = {
  apiKeys: 'API keys',
  apiKeysIntro: 'Let your own programs read your stats or change your page.',
  howTheyWork: 'How API keys work',
  apiDocs: 'API docs',
  createApiKey: 'Create API key',
  apiKeysLoadFailed: "We couldn't load your API keys",
  noApiKeys: 'You have no API keys yet.',
  apiKeysHint:
    'Create one for each program, with only the permissions it needs. You can revoke it at any time.',
  apiKeysFull: (limit: number) => `You have ${limit} keys. Revoke one to create another.`,
  created: 'Created',
  expires: 'Expires',
  expired: 'Expired',
  noExpiry: 'No expiry',
  expiresIn: (days: number) => (days === 1 ? 'Expires within a day' : `Expires in ${days} days`),
  usedFrom: (network: string) => `from ${network}`,
  revoke: 'Revoke',
  revokeApiKey: (name: string) => `Revoke ${name}`,
  apiKeyRevoked: 'API key revoked',
  revokeTitle: 'Revoke this API key?',
  revokeWarning: (name: string) =>
    `Programs that use "${name}" stop working immediately. This can't be undone.`,
  lastUsed: 'Last used',
  neverUsed: 'Never used',
};
