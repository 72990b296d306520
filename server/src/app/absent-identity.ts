// Stands for identity in a process that serves public pages only: nobody signs in there, so neither the
// code nor an outage of the identity provider concerns it.
import type { Identity } from '../identity/index.ts';

const refuse = async (): Promise<never> => {
  throw new Error('This process serves public pages only.');
};
const nothing = () => undefined;

export const absentIdentity: Identity = {
  findCaller: refuse,
  bind: nothing,
  registerUser: refuse,
  findUserIdByName: refuse,
  holdNames: nothing,
  onSecurityEvent: nothing,
  spend: refuse,
  giveBack: refuse,
  findAddress: refuse,
  updateNames: refuse,
  deleteUser: refuse,
  exportUser: refuse,
  upkeep: refuse,
  checkReady: refuse,
  start: nothing,
  close: async () => undefined,
};
