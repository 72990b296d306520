-- billing: what we know of the card provider. The provider holds the truth; these rows are its last reading.

create table billing_customers (
  user_id uuid primary key references accounts (user_id) on delete cascade,
  -- `sandbox`, `test` or `live`: ids of one mean nothing to the others.
  mode text not null check (mode in ('sandbox', 'test', 'live')),
  customer_id text not null unique,
  -- Company, address and VAT id as they were last sent.
  details jsonb not null default '{}',
  -- Counts the reasons to read the provider again. What was read for an earlier one never replaces what was read
  -- for a later one.
  hint_number bigint not null default 0,
  applied_number bigint not null default 0,
  created_at timestamptz not null default now()
);

-- The plan whose versions are kept after a payment failed; without it that of the account.
alter table accounts add column history_tier text;

-- One row per user, so that no account can have two.
create table billing_subscriptions (
  user_id uuid primary key references billing_customers (user_id) on delete cascade,
  subscription_id text not null unique,
  status text not null,
  snapshot jsonb not null,
  -- Of the oldest unpaid invoice, while payments fail.
  overdue_since timestamptz,
  -- When time alone changes what the account is entitled to, or an email is due.
  review_at timestamptz,
  updated_at timestamptz not null
);

create index billing_subscriptions_review on billing_subscriptions (review_at) where review_at is not null;
create index billing_subscriptions_overdue on billing_subscriptions (overdue_since) where overdue_since is not null;

-- What a user wants to buy; its id is the idempotency key of the call to the provider.
create table billing_intents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts (user_id) on delete cascade,
  price_id text not null,
  created_at timestamptz not null,
  closed_at timestamptz,
  -- Whether the plan was unlocked or scheduled.
  succeeded boolean
);

create unique index billing_intents_open on billing_intents (user_id) where closed_at is null;
create index billing_intents_user on billing_intents (user_id, created_at);

create table billing_events (
  event_id text primary key,
  type text not null,
  received_at timestamptz not null
);

create index billing_events_received on billing_events (received_at);

-- Emails about a failed payment, each sent once.
create table billing_notices (
  user_id uuid not null references accounts (user_id) on delete cascade,
  -- The invoice and the stage.
  key text not null,
  sent_at timestamptz not null,
  primary key (user_id, key)
);

-- The sandbox: what Stripe would hold.
create table billing_sandbox_objects (
  id text primary key,
  kind text not null,
  customer text,
  data jsonb not null,
  number bigint generated always as identity,
  -- When something happens to a subscription by itself. By the clock of the server, or by the test clock of its customer.
  due_at timestamptz,
  test_clock text
);

create index billing_sandbox_objects_kind on billing_sandbox_objects (kind, customer, number);
create index billing_sandbox_objects_due on billing_sandbox_objects (due_at) where due_at is not null;
create unique index billing_sandbox_objects_secret on billing_sandbox_objects ((data ->> 'pdf_token')) where kind = 'invoice';

create table billing_sandbox_keys (
  key text primary key,
  request_hash bytea not null,
  status integer,
  body jsonb,
  created_at timestamptz not null
);

create table billing_sandbox_events (
  id text primary key,
  number bigint generated always as identity,
  data jsonb not null,
  attempts integer not null default 0,
  -- Null once it was received or given up.
  next_attempt_at timestamptz
);

create index billing_sandbox_events_next on billing_sandbox_events (next_attempt_at) where next_attempt_at is not null;

-- Many events about one user are one reading: a job that waits is enough.
select jobs.create_queue('billing-sync', '{"policy": "short", "notify": true}');
select jobs.create_queue('billing-review', '{"policy": "standard", "notify": true}');
select jobs.create_queue('billing-reconcile', '{"policy": "standard", "notify": true}');
select jobs.create_queue('billing-customer-deletion', '{"policy": "standard", "notify": true}');
select jobs.create_queue('billing-sandbox', '{"policy": "standard", "notify": true}');
