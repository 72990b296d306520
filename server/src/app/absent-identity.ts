// Replaces the identity module in a process that serves public pages only. There is no sign-in there, so
// neither its code nor an outage of the identity provider matters.
import type { Identity } from '../modules/identity/index.ts';

const throwNotServed = async (): Promise<never> => {
  throw new Error('The identity module is not served by this process.');
};
const noop = () => undefined;

export const absentIdentity: Identity = {
  findCaller: throwNotServed,
  isSessionActive: throwNotServed,
  acceptEndedSessions: noop,
  bind: noop,
  registerUser: throwNotServed,
  findUserIdByName: throwNotServed,
  findAddress: throwNotServed,
  updateNames: throwNotServed,
  deleteUser: throwNotServed,
  listUserSessions: throwNotServed,
  describeSignIn: throwNotServed,
  setEnabled: throwNotServed,
  endUserSessions: throwNotServed,
  exportUserData: throwNotServed,
  runMaintenance: throwNotServed,
  checkReady: throwNotServed,
  close: async () => undefined,
};
