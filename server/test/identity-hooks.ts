// What identity asks of higher modules, for tests of identity alone: no name is reserved, and security events go
// nowhere.
import type { IdentityDeps } from '../src/modules/identity/index.ts';

export const identityHooks: Pick<
  IdentityDeps,
  'isReservedName' | 'notifySecurityEvent' | 'onAddressChange' | 'onSessionsEnded'
> = {
  isReservedName: async () => false,
  notifySecurityEvent: async () => {},
  onAddressChange: async () => {},
  onSessionsEnded: () => {},
};
