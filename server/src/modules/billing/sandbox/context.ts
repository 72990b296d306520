// What a request to the sandbox works with: one transaction, the objects in it, and the time of a customer.
import { randomBytes } from 'node:crypto';
import type { Db } from '../../../platform/db/db.ts';
import type { Stripe } from '../stripe/client.ts';
import { notFound, type Params } from './http/wire.ts';
import {
  deleteObject,
  findObject,
  insertEvent,
  listObjects,
  type Placement,
  saveObject,
} from './store.ts';

/** A saved card remembers what it does, and nothing of its number but the last digits. */
export type SandboxPaymentMethod = Stripe.PaymentMethod & {
  readonly object: 'payment_method';
  test_card: string;
  is_set_up: boolean;
};
export type SandboxInvoice = Stripe.Invoice & {
  pdf_token: string;
  payment_intent_id: string | null;
  /** Failed attempts after the first one, and when that was. */
  retries: number;
  first_failed_at: number | null;
};

/** By `object`, as Stripe names them. */
export type Kinds = {
  customer: Stripe.Customer;
  tax_id: Stripe.TaxId;
  payment_method: SandboxPaymentMethod;
  setup_intent: Stripe.SetupIntent;
  payment_intent: Stripe.PaymentIntent;
  product: Stripe.Product;
  price: Stripe.Price;
  subscription: Stripe.Subscription;
  invoice: SandboxInvoice;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  'test_helpers.test_clock': Stripe.TestHelpers.TestClock;
};
export type Kind = keyof Kinds;

export type Context = {
  readonly db: Db;
  /** Seconds; of the server. Time of a customer: `timeOf`. */
  readonly now: number;
  readonly appOrigin: string;
  readonly params: Params;
  readonly idempotencyKey: string | null;
  find<K extends Kind>(kind: K, id: string): Promise<Kinds[K] | undefined>;
  /** Throws `resource_missing`. */
  get<K extends Kind>(kind: K, id: string): Promise<Kinds[K]>;
  list<K extends Kind>(kind: K, customer?: string): Promise<Kinds[K][]>;
  save<K extends Kind>(
    kind: K,
    object: Kinds[K],
    placement?: Omit<Placement, 'kind'>,
  ): Promise<void>;
  remove(id: string): Promise<void>;
  emit(type: string, object: object): Promise<void>;
  /** Seconds; of the test clock, where the customer has one. */
  timeOf(customer: Pick<Stripe.Customer, 'test_clock'>): Promise<number>;
};

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export function randomId(length = 24): string {
  return Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

export const newId = (prefix: string) => `${prefix}_${randomId()}`;

type Start = Pick<Context, 'db' | 'now' | 'appOrigin' | 'params' | 'idempotencyKey'>;

export function createContext(start: Start): Context {
  const { db, now, idempotencyKey } = start;
  const find: Context['find'] = async (kind, id) => {
    const found = await findObject<Kinds[typeof kind] & { object: string }>(db, id);
    return found?.object === kind ? found : undefined;
  };
  const get: Context['get'] = async (kind, id) => {
    const found = await find(kind, id);
    if (!found) throw notFound(kind, id);
    return found;
  };
  return {
    ...start,
    find,
    get,
    list: (kind, customer) =>
      listObjects(db, customer === undefined ? { kind } : { kind, customer }),
    save: (kind, object, placement = {}) => saveObject(db, object, { kind, ...placement }),
    remove: (id) => deleteObject(db, id),
    emit: (type, object) =>
      insertEvent(db, toEvent(type, object, now, idempotencyKey), new Date(now * 1000)),
    async timeOf({ test_clock: id }) {
      if (typeof id !== 'string') return now;
      return (await get('test_helpers.test_clock', id)).frozen_time;
    },
  };
}

function toEvent(type: string, object: object, created: number, idempotencyKey: string | null) {
  return {
    id: newId('evt'),
    object: 'event',
    api_version: '2026-10-28.endive',
    created,
    data: { object: withoutPrivate(object) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: newId('req'), idempotency_key: idempotencyKey },
    type,
  };
}

const privateFields = [
  'pdf_token',
  'payment_intent_id',
  'retries',
  'first_failed_at',
  'test_card',
  'is_set_up',
];

export function withoutPrivate(object: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(object).filter(([name]) => !privateFields.includes(name)),
  );
}

/** The id of a field that may hold the object itself. */
export function idOf(field: string | { id: string } | null | undefined): string {
  return typeof field === 'string' ? field : (field?.id ?? '');
}
