-- admin: suspended accounts, complimentary plans, jobs that were given up, addresses that get no email, and the log
-- of what operators do.

alter table accounts
  add column suspended_at timestamptz,
  -- Told to the person, and shown to operators.
  add column suspension_reason text;
create index accounts_created_at_idx on accounts (created_at desc, user_id desc);
create index accounts_suspended_idx on accounts (created_at desc, user_id desc) where suspended_at is not null;
create index accounts_email_prefix_idx on accounts (lower(email) text_pattern_ops);
create index accounts_username_prefix_idx on accounts (username text_pattern_ops);

-- Set while the user may not sign in.
alter table users add column disabled_at timestamptz;

-- A plan that an operator gave: the account has it at least, whatever is paid for.
create table billing_comps (
  user_id uuid primary key references accounts (user_id) on delete cascade,
  tier text not null check (tier in ('starter', 'pro', 'premium', 'team')),
  -- Null: until an operator ends it.
  ends_at timestamptz,
  created_at timestamptz not null
);
create index billing_comps_ends_at_idx on billing_comps (ends_at) where ends_at is not null;

-- Jobs that were tried too often, or whose handler said that no attempt makes sense.
create table failed_jobs (
  -- Of the job.
  id uuid primary key,
  name text not null,
  key text,
  payload jsonb not null,
  attempts int not null,
  reason text not null,
  created_at timestamptz not null,
  failed_at timestamptz not null
);
create index failed_jobs_failed_at_idx on failed_jobs (failed_at desc, id desc);
create index failed_jobs_key_idx on failed_jobs (name, key);

create table suppressed_emails (
  -- In lower case.
  address text primary key check (address = lower(address)),
  created_at timestamptz not null
);
create index suppressed_emails_created_at_idx on suppressed_emails (created_at desc, address desc);

-- Every action of an operator, for good. The name of the account is read from `accounts`, so it goes with it.
create table operator_log (
  id bigint generated always as identity primary key,
  operator_id uuid not null,
  operator_email text not null,
  action text not null,
  -- The account that it concerns. No reference: the entry outlives the account.
  user_id uuid,
  reason text not null,
  details jsonb not null default '{}',
  created_at timestamptz not null
);
create index operator_log_user_id_idx on operator_log (user_id, id desc);

create function refuse_operator_log_change() returns trigger language plpgsql as $$
begin
  raise exception 'operator_log is append-only';
end
$$;
create trigger operator_log_append_only before delete or truncate on operator_log
  for each statement execute function refuse_operator_log_change();

-- What was done stays; whom it concerned, and the words about them, go with the account.
create function refuse_operator_log_change_but_forgetting() returns trigger language plpgsql as $$
begin
  if new.user_id is null and new.reason = '' and new.details = '{}'
    and (new.id, new.operator_id, new.operator_email, new.action, new.created_at)
      is not distinct from (old.id, old.operator_id, old.operator_email, old.action, old.created_at)
    and not exists (select from accounts where user_id = old.user_id)
  then
    return new;
  end if;
  raise exception 'operator_log is append-only';
end
$$;
create trigger operator_log_forget_only before update on operator_log
  for each row execute function refuse_operator_log_change_but_forgetting();

select jobs.create_queue('failed-jobs', '{"policy": "standard", "notify": true}');
