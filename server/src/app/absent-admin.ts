// Replaces the admin module in a process that serves public pages only.
import type { Admin } from '../modules/admin/index.ts';

const throwNotServed = async (): Promise<never> => {
  throw new Error('The admin module is not served by this process.');
};

export const absentAdmin: Admin = {
  bind: () => undefined,
  maintainFailedJobs: throwNotServed,
  deleteUserData: throwNotServed,
};
