// What identity asks of higher modules, for tests of identity alone: no name is reserved, and security events go
// nowhere; emails are in English.
import type { IdentityDeps } from '../src/modules/identity/index.ts';

export const identityHooks: Pick<
  IdentityDeps,
  'isReservedName' | 'notifySecurityEvent' | 'onAddressChange' | 'onSessionsEnded' | 'findLanguage'
> = {
  isReservedName: async () => false,
  notifySecurityEvent: async () => {},
  onAddressChange: async () => {},
  onSessionsEnded: () => {},
  findLanguage: async () => 'en',
};
