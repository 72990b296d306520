// What billing keeps about a user: deleted with the account, and a part of the export.
import type { UserDataEraser, UserDataExporter } from '../accounts/index.ts';
import { say } from './data-export-messages/index.ts';
import type { BillingContext } from './deps.ts';
import { deleteCustomer, findCustomer, findSnapshot } from './store.ts';

export function createUserData({ db, jobs, provider }: BillingContext): {
  deleteUserData: UserDataEraser;
  exportUserData: UserDataExporter;
} {
  return {
    /** The subscription ends at the provider by a job, since that is a call of another server. */
    async deleteUserData(trx, { userId }) {
      const customer = await findCustomer(trx, userId, provider.mode);
      await deleteCustomer(trx, userId);
      if (!customer) return;
      await jobs.enqueue(trx, 'billing-customer-deletion', { customerId: customer.customerId });
    },
    async *exportUserData(userId) {
      const customer = await findCustomer(db, userId, provider.mode);
      if (!customer) return;
      const snapshot = await findSnapshot(db, userId, provider.mode);
      const { openInvoice: _, ...subscription } = snapshot ?? { openInvoice: null };
      yield {
        name: 'billing.json',
        about: say(({ plan, atStripe }) => `${plan} ${atStripe}`),
        json: {
          mode: provider.mode,
          customer_id: customer.customerId,
          details: customer.details,
          subscription: snapshot ? subscription : null,
        },
      };
    },
  };
}
