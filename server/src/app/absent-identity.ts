// Replaces the identity module in a process that serves public pages only. There is no sign-in there, so
// neither its code nor an outage of the identity provider matters.
import type { Identity } from '../identity/index.ts';

const refuse = async (): Promise<never> => {
  throw new Error('This process serves public pages only.');
};
const noop = () => undefined;

export const absentIdentity: Identity = {
  findCaller: refuse,
  bind: noop,
  registerUser: refuse,
  findUserIdByName: refuse,
  holdNames: noop,
  onSecurityEvent: noop,
  spend: refuse,
  giveBack: refuse,
  findAddress: refuse,
  updateNames: refuse,
  deleteUser: refuse,
  exportUser: refuse,
  upkeep: refuse,
  checkReady: refuse,
  start: noop,
  close: async () => undefined,
};
