-- accounts: public name, tier, allowances, goals. The row is made at the first sight of a token.
create table accounts (
  user_id uuid primary key,
  email text not null,
  username text not null,
  full_name text not null default '',
  avatar_url text,
  vys_url text,
  tier text not null default 'free' check (tier in ('free', 'starter', 'pro', 'premium', 'team')),
  pages_active boolean not null default true,
  current_views_goal bigint not null default 1000 check (current_views_goal > 0),
  goal_notifications text[] not null default '{}',
  qr_settings jsonb,
  -- Bytes of media stored; changed only together with the media rows.
  storage_used bigint not null default 0 check (storage_used >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index accounts_username_key on accounts (username);
create unique index accounts_vys_url_key on accounts (vys_url);

-- One row per AI request that produced a valid page.
create table ai_requests (
  id bigint generated always as identity primary key,
  user_id uuid not null references accounts (user_id) on delete cascade,
  created_at timestamptz not null default now()
);
create index ai_requests_user_id_created_at_idx on ai_requests (user_id, created_at);
