-- identity: where a session is used and which browser holds it.
alter table sessions
  -- Hash of the cookie of the browser that signed in; null for callers that are no browsers.
  add column binding_hash bytea,
  -- When a token of it first came without that cookie; its owner is told once.
  add column misused_at timestamptz,
  -- Both of the last refresh.
  add column user_agent text not null default '',
  add column address text not null default '';
create index sessions_absolute_expires_at_idx on sessions (absolute_expires_at);

-- Browsers that were let in with an older password are strangers, but for the one that changed it.
alter table users add column password_changed_at timestamptz;

-- A key is published before it signs, and afterwards as long as a token of it may live.
-- Of a retired one only the public half stays.
alter table signing_keys
  add column active_from timestamptz not null default now(),
  alter column private_jwk drop not null;

-- Links that went out by mail. One that is used or asked for anew is removed.
create table mailed_links (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('verify_email', 'reset_password')),
  -- The address it was sent to; it confirms no other.
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index mailed_links_user_id_idx on mailed_links (user_id, purpose);

-- Secret of an authenticator app; counts when confirmed. A time step is accepted once.
create table totp_factors (
  user_id uuid primary key references users (id) on delete cascade,
  secret bytea not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

create table passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  synced boolean not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create unique index passkeys_credential_id_key on passkeys (credential_id);
create index passkeys_user_id_idx on passkeys (user_id);

-- Challenges that wait for an answer, a few minutes each. Without a user they are for signing in.
create table passkey_challenges (
  challenge text primary key,
  user_id uuid references users (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_expires_at_idx on passkey_challenges (expires_at);

-- Browsers that have signed in to an account that lies with another provider, by digests of their cookie
-- and of the name that was typed. Their owners' tries are not used up by strangers.
create table known_devices (
  device_hash bytea not null,
  login_hash bytea not null,
  user_id uuid not null,
  seen_at timestamptz not null,
  primary key (device_hash, login_hash)
);
create index known_devices_user_id_idx on known_devices (user_id);
create index known_devices_seen_at_idx on known_devices (seen_at);

-- One-time codes for external editors, and the one token that each yields. No reference to users, so
-- that it serves with another identity provider too; rows live a quarter of an hour.
create table editor_codes (
  code_hash bytea primary key,
  user_id uuid not null,
  -- As the provider calls it; not a UUID with Keycloak.
  session_id text not null,
  email text not null,
  username text not null,
  full_name text not null,
  origin text not null,
  code_challenge text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  token_hash bytea unique,
  token_expires_at timestamptz,
  token_revoked_at timestamptz
);
create index editor_codes_user_id_idx on editor_codes (user_id);
create index editor_codes_created_at_idx on editor_codes (created_at);

-- Budgets of tries (generic cell rate algorithm): the time up to which a key has used its share.
-- Unlogged, because losing them in a crash costs nothing but patience.
create unlogged table try_budgets (
  -- A digest, so that nothing here shows who tried or from where.
  key text primary key,
  used_up_to timestamptz not null,
  -- Tries in a row, for budgets in which each further one costs more.
  tries int not null,
  -- The share is whole again, and the row says nothing any more.
  forget_at timestamptz not null
);
create index try_budgets_forget_at_idx on try_budgets (forget_at);

-- accounts: a name outlives its owner's account for a while, and then leads nowhere.
alter table former_names alter column user_id drop not null;
alter table former_names
  drop constraint former_names_user_id_fkey,
  add constraint former_names_user_id_fkey
    foreign key (user_id) references accounts (user_id) on delete set null;

-- Files that are to go: those of rows that are gone, written in the transaction that removes the rows, and
-- those that are being made, taken off in the transaction that makes their rows. So no file is left over by
-- a crash in between.
create table doomed_files (
  key text primary key,
  due_at timestamptz not null
);
create index doomed_files_due_at_idx on doomed_files (due_at);

-- analytics: pages that are gone, as long as events of them may be there or on their way.
create table forgotten_pages (
  page_id uuid primary key,
  forgotten_at timestamptz not null
);

-- pages: the notes that a page has in the file store, from which its sharing images can be drawn again.
create table sharing_notes (
  page_id uuid not null references pages (id) on delete cascade,
  card_hash text not null,
  primary key (page_id, card_hash)
);
insert into sharing_notes select page_id, card_hash from artifacts where card_hash is not null;

-- pages: a decision stays in the log for good, but whose page it was goes with the page.
alter table moderation_log alter column page_id drop not null;
create function refuse_log_change_but_forgetting() returns trigger language plpgsql as $$
begin
  if new.page_id is null and new.page_name = '' and new.reason = ''
    and (new.id, new.case_id, new.case_number, new.decision, new.created_at)
      is not distinct from (old.id, old.case_id, old.case_number, old.decision, old.created_at)
    and (new.operator_id, new.operator_email)
      is not distinct from (old.operator_id, old.operator_email)
    and not exists (select from pages where id = old.page_id)
  then
    return new;
  end if;
  raise exception 'moderation_log is append-only';
end
$$;
drop trigger moderation_log_append_only on moderation_log;
create trigger moderation_log_append_only before delete or truncate on moderation_log
  for each statement execute function refuse_log_change();
create trigger moderation_log_forget_only before update on moderation_log
  for each row execute function refuse_log_change_but_forgetting();
