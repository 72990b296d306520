-- notifications: what happened, newest first per user.
create table notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts (user_id) on delete cascade,
  type text not null,
  title text not null,
  message text not null,
  action_url text,
  read boolean not null default false,
  archived_at timestamptz,
  created_at timestamptz not null default now()
);
create index notifications_user_id_created_at_idx on notifications (user_id, created_at desc);
