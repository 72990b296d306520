-- media: uploaded images; the bytes lie in the file store under storage_key.
create table media (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts (user_id) on delete cascade,
  filename text not null,
  storage_key text not null unique,
  thumbnail_key text not null unique,
  content_type text not null,
  width integer not null,
  height integer not null,
  -- Image and thumbnail together.
  bytes bigint not null check (bytes > 0),
  created_at timestamptz not null default now()
);
create index media_user_id_created_at_idx on media (user_id, created_at desc);
