-- notifications: positions, merged lines and undoable changes of the feed, preferences, emails and push
-- messages that wait, announcements.

-- One row per user. Locked by every change of their feed, so that positions rise in the order of commits.
create table notification_feeds (
  user_id uuid primary key references accounts (user_id) on delete cascade,
  position bigint not null,
  -- When the last email about notifications was sent.
  emailed_at timestamptz
);

alter table notifications
  -- Of the last change of this row; changes of one statement share theirs.
  add column position bigint,
  -- A further event with the same key updates the row while it is unread and young.
  add column merge_key text,
  add column event_count integer not null default 1,
  -- Kept out of the feed by the preferences at the time.
  add column hidden boolean not null default false,
  -- The changes that marked it as read with others, and archived it; each can be undone.
  add column read_change_id uuid,
  add column archive_change_id uuid;

update notifications set position = numbered.position
from (
  select id, row_number() over (partition by user_id order by created_at, id) as position
  from notifications
) numbered
where numbered.id = notifications.id;
insert into notification_feeds (user_id, position)
select user_id, max(position) from notifications group by user_id;
alter table notifications alter column position set not null;

drop index notifications_user_id_created_at_idx;
create index notifications_user_id_created_at_id_idx
  on notifications (user_id, created_at desc, id desc) where archived_at is null and not hidden;
create index notifications_user_id_position_idx on notifications (user_id, position);
create index notifications_unread_idx
  on notifications (user_id, type) where not read and archived_at is null and not hidden;
create index notifications_merge_key_idx
  on notifications (user_id, merge_key) where not read and archived_at is null;

create table notification_preferences (
  user_id uuid primary key references accounts (user_id) on delete cascade,
  email_notifications boolean not null,
  push_notifications boolean not null,
  in_app_notifications boolean not null,
  -- Type to boolean; a missing type is on.
  notification_types jsonb not null,
  quiet_hours_enabled boolean not null,
  -- HH:MM in the time zone of the account.
  quiet_hours_start text not null,
  quiet_hours_end text not null,
  updated_at timestamptz not null
);

-- What waits to be emailed or pushed.
create table notification_deliveries (
  notification_id uuid not null references notifications (id) on delete cascade,
  method text not null check (method in ('email', 'push')),
  user_id uuid not null references accounts (user_id) on delete cascade,
  due_at timestamptz not null,
  primary key (notification_id, method)
);
create index notification_deliveries_user_id_idx on notification_deliveries (user_id, method, due_at);

create table push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts (user_id) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscriptions_user_id_idx on push_subscriptions (user_id);

-- One row: the key pair that identifies this server to push services (RFC 8292).
create table vapid_keys (
  id boolean primary key default true check (id),
  public_key text not null,
  private_key text not null
);

-- The keys of unsubscribe links, which work without signing in.
create table email_unsubscribe_tokens (
  user_id uuid primary key references accounts (user_id) on delete cascade,
  token text not null unique
);

create table announcements (
  id uuid primary key default gen_random_uuid(),
  type text not null check (type in ('system_update', 'maintenance_scheduled')),
  title text not null,
  message text not null,
  action_url text,
  status text not null check (status in ('scheduled', 'sending', 'sent', 'canceled')),
  publish_at timestamptz not null,
  -- Accounts from then on do not get it.
  started_at timestamptz,
  -- Accounts get it in the order of their ids; up to here they have.
  delivered_until uuid,
  delivered_count integer not null default 0,
  created_by uuid references accounts (user_id) on delete set null,
  created_by_email text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index announcements_publish_at_idx on announcements (publish_at desc, id);

select jobs.create_queue('notification-email', '{"policy": "standard", "notify": true}');
select jobs.create_queue('notification-push', '{"policy": "standard", "notify": true}');
select jobs.create_queue('push-message', '{"policy": "standard", "notify": true}');
select jobs.create_queue('announcements', '{"policy": "standard", "notify": true}');

-- pages: several edits of a session are one notification now, which counts them.
alter table pages drop column update_notified_at;
