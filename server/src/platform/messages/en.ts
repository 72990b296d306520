// Texts about requests, beyond those of the contract's errors.
export const en = {
  missingScope: (scope: string) =>
    `This API key doesn't have the scope ${scope}. Create one that does.`,
  duplicatedParameter: 'duplicated parameter',
  /** Replace the usual message of an exceeded rate limit. */
  importLimit: "You've imported many pages. Try again in an hour.",
  exportLimit: "You've exported your page many times. Try again in an hour.",
};
