-- identity: who can sign in, their sessions, and the keys that sign access tokens.
create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  username text not null,
  first_name text not null default '',
  last_name text not null default '',
  password_hash text not null,
  email_verified boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint users_email_lower check (email = lower(email)),
  constraint users_username_form check (username ~ '^[a-z0-9_-]{3,20}$')
);
create unique index users_email_key on users (email);
create unique index users_username_key on users (username);

-- A row is one refresh family: the hash of its newest token, and of the one before for the grace time.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  scope text not null,
  -- Hash of the part that all refresh tokens of the family share, so that any old one is recognised.
  family_hash bytea not null,
  refresh_hash bytea not null,
  previous_hash bytea,
  -- The newest token, sealed with a key that only the previous token yields, for a repeat within the grace time.
  sealed_successor bytea,
  rotated_at timestamptz,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  -- Ends when unused that long, and at the latest at absolute_expires_at.
  expires_at timestamptz not null,
  absolute_expires_at timestamptz not null,
  ended_at timestamptz
);
create unique index sessions_family_hash_key on sessions (family_hash);
create unique index sessions_refresh_hash_key on sessions (refresh_hash);
create index sessions_user_id_idx on sessions (user_id);

create table signing_keys (
  kid text primary key,
  algorithm text not null,
  private_jwk jsonb not null,
  public_jwk jsonb not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz
);
