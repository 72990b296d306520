-- identity: a change of a confirmed email address, which both addresses confirm. The table is ours with any identity
-- provider, so a user need not be in `users`.
create table email_changes (
  user_id uuid primary key,
  -- The session that asked for it, which stays signed in.
  session_id text not null,
  old_email text not null,
  new_email text not null,
  -- SHA-256 of the tokens of the two links.
  old_token_hash bytea not null unique,
  -- Null when the new address belongs to another account: its owner was told, and nothing can be confirmed.
  new_token_hash bytea unique,
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index email_changes_expires_at_idx on email_changes (expires_at);

-- accounts: the first steps of a new creator, shown on the dashboard until they shared their page or closed the list.
alter table accounts
  add column first_shared_at timestamptz,
  add column checklist_closed_at timestamptz;
-- Who had an account before was not new.
update accounts set checklist_closed_at = now();
