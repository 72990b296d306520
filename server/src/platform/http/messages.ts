// Texts about requests, beyond those of the contract's error table.

export const describeMissingScope = (scope: string) =>
  `This API key doesn't have the scope ${scope}. Create one that does.`;
