-- notifications: one-time tickets of the live channel, and which change of a line was an event.

create table live_tickets (
  -- SHA-256 of the ticket.
  hash bytea primary key,
  user_id uuid not null,
  session_id text not null,
  -- When the access token ends that the ticket was issued for: the channel closes then.
  session_expires_at timestamptz not null,
  expires_at timestamptz not null
);
create index live_tickets_user_id_idx on live_tickets (user_id);
create index live_tickets_expires_at_idx on live_tickets (expires_at);

-- The position of its last event; what its reader does moves only `position`.
alter table notifications add column event_position bigint not null default 0;
