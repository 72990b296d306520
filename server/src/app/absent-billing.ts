// Replaces the billing module in a process that serves public pages only, which neither sells nor charges anything.
import type { Billing } from '../modules/billing/index.ts';

const throwNotServed = async (): Promise<never> => {
  throw new Error('The billing module is not served by this process.');
};

export const absentBilling: Billing = {
  mode: 'sandbox',
  findEntitlement: throwNotServed,
  setComp: throwNotServed,
  bind: () => undefined,
  start: async () => undefined,
  jobs: {
    sync: throwNotServed,
    review: throwNotServed,
    reconcile: throwNotServed,
    deleteCustomer: throwNotServed,
    updateEmail: throwNotServed,
    runSandbox: throwNotServed,
  },
  handleEmailChange: throwNotServed,
  deleteUserData: throwNotServed,
  exportUserData: () => {
    throw new Error('The billing module is not served by this process.');
  },
  close: async () => undefined,
};
