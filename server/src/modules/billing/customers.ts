// The customer at the provider that belongs to a user, and what invoices say about them.
import type { CustomerDetails } from '@vys/contract/billing/overview';
import type { Trx } from '../../platform/db/db.ts';
import { appError } from '../../platform/errors.ts';
import { sha256 } from '../../platform/hash.ts';
import type { Account } from '../accounts/index.ts';
import type { BillingContext } from './deps.ts';
import { findCustomer, insertCustomer, type StoredCustomer, setDetails } from './store.ts';
import { callStripe, hasStripeCode, isMissing } from './stripe/call-stripe.ts';
import type { Stripe } from './stripe/client.ts';

/** The same one for requests at the same time: their idempotency key is the same. */
export async function getCustomer(
  { db, provider }: BillingContext,
  { userId, email, fullName }: Pick<Account, 'userId' | 'email' | 'fullName'>,
): Promise<StoredCustomer> {
  const { mode } = provider;
  const known = await findCustomer(db, userId, mode);
  if (known) return known;
  const fields = { email, metadata: { user_id: userId }, ...(fullName ? { name: fullName } : {}) };
  const version = sha256(JSON.stringify(fields)).toString('hex').slice(0, 16);
  const stripe = await provider.open();
  const { id: customerId } = await callStripe(() =>
    stripe.customers.create(fields, { idempotencyKey: `customer-${userId}-${version}` }),
  );
  await insertCustomer(db, { userId, customerId, mode });
  const stored = await findCustomer(db, userId, mode);
  if (!stored) throw appError('auth.unauthenticated');
  return stored;
}

/** Adds the job that tells the provider the new address of an account; nothing for one without a customer. */
export async function queueEmailUpdate(
  { jobs, provider }: BillingContext,
  trx: Trx,
  userId: string,
): Promise<void> {
  if (!(await findCustomer(trx, userId, provider.mode))) return;
  await jobs.enqueue(trx, 'billing-customer-email', { userId });
}

/** The handler of that job. The address is read when it runs, so the order of several does not matter. */
export async function updateEmail(
  { db, accounts, provider }: BillingContext,
  { userId }: { userId: string },
): Promise<void> {
  const account = await accounts.findAccount(db, userId);
  const customer = await findCustomer(db, userId, provider.mode);
  if (!account || !customer) return;
  const stripe = await provider.open();
  const { email } = account;
  await callStripe(() => stripe.customers.update(customer.customerId, { email })).catch(
    (error: unknown) => {
      if (!isMissing(error)) throw error;
    },
  );
}

export const emptyDetails: CustomerDetails = {
  company: '',
  vatId: '',
  country: '',
  address: '',
  postalCode: '',
  city: '',
};

/** Throws billing.vat_id_invalid. */
export async function updateDetails(
  context: BillingContext,
  account: Account,
  details: CustomerDetails,
): Promise<CustomerDetails> {
  const { db, provider } = context;
  const taxId = details.vatId === '' ? null : readTaxId(details.vatId);
  const { customerId } = await getCustomer(context, account);
  const stripe = await provider.open();
  await callStripe(() =>
    stripe.customers.update(customerId, {
      name: details.company || account.fullName,
      address: {
        line1: details.address,
        postal_code: details.postalCode,
        city: details.city,
        country: details.country,
      },
    }),
  );
  await replaceTaxId(stripe, customerId, taxId);
  await setDetails(db, account.userId, details);
  return details;
}

type TaxId = { type: Stripe.TaxIdCreateParams.Type; value: string };

/** By their length alone; whether one exists says the provider later. Source: docs.stripe.com/billing/customer/tax-ids. */
const euCountries =
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' ');

function readTaxId(value: string): TaxId {
  const country = value.slice(0, 2);
  const rest = value.slice(2);
  if (euCountries.includes(country) && /^[0-9A-Z+*]{8,12}$/.test(rest))
    return { type: 'eu_vat', value };
  if (country === 'GB' && /^\d{9}(?:\d{3})?$/.test(rest)) return { type: 'gb_vat', value };
  if (country === 'CH' && /^E\d{9}(?:MWST|TVA|IVA)$/.test(rest)) return { type: 'ch_vat', value };
  if (country === 'NO' && /^\d{9}MVA$/.test(rest)) return { type: 'no_vat', value: rest };
  throw appError('billing.vat_id_invalid');
}

async function replaceTaxId(
  stripe: Stripe,
  customerId: string,
  taxId: TaxId | null,
): Promise<void> {
  const { data } = await callStripe(() => stripe.customers.listTaxIds(customerId, { limit: 100 }));
  const isThere = data.some(({ type, value }) => type === taxId?.type && value === taxId.value);
  if (taxId && !isThere) {
    await callStripe(() => stripe.customers.createTaxId(customerId, taxId)).catch(
      (error: unknown) => {
        if (hasStripeCode(error, 'tax_id_invalid')) throw appError('billing.vat_id_invalid');
        throw error;
      },
    );
  }
  for (const { id, type, value } of data) {
    if (type === taxId?.type && value === taxId.value) continue;
    await callStripe(() => stripe.customers.deleteTaxId(customerId, id));
  }
}
