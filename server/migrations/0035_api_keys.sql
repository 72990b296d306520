-- identity: personal API keys. No reference to users, so that they serve with another identity provider too.

create table api_keys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  -- SHA-256 of the key, which is kept nowhere.
  key_hash bytea not null unique,
  -- Its last characters, to tell keys apart.
  last_characters text not null,
  name text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  created_at timestamptz not null,
  expires_at timestamptz,
  -- Both to the minute; of the address only its network.
  last_used_at timestamptz,
  last_used_from text not null default ''
);
create index api_keys_user_id_idx on api_keys (user_id);
