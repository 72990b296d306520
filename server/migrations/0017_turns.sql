-- pages: a turn of the conversation is a job with a log of its events (decision 043). Turns before were written
-- when they were over.
alter table chat_turns
  alter column reply set default '',
  add column state text not null default 'done'
    check (state in ('running', 'done', 'stopped', 'failed')),
  add column idempotency_key text,
  -- What a second run needs beside the message; null once the turn is over.
  add column request json,
  add column changed_page boolean not null default false,
  add column receipt text,
  -- Messages to send next, and where the answer leads.
  add column offers json,
  -- How many processes have begun it.
  add column attempt int not null default 1,
  -- Of the process that runs it, and until when another one may not take over.
  add column lease_id uuid,
  add column lease_until timestamptz,
  add column ended_at timestamptz;

update chat_turns
set ended_at = created_at, changed_page = after_version_id is distinct from before_version_id;

alter table chat_turns
  add check ((state = 'running') = (ended_at is null)),
  add check ((state = 'running') = (lease_until is not null));
create unique index chat_turns_running_idx on chat_turns (user_id) where state = 'running';
create unique index chat_turns_idempotency_key_idx on chat_turns (user_id, idempotency_key)
  where idempotency_key is not null;
create index chat_turns_ended_at_idx on chat_turns (ended_at);

-- Written once and never changed; text as it is sent.
create table chat_turn_events (
  turn_id uuid not null references chat_turns (id) on delete cascade,
  seq int not null,
  event json not null,
  primary key (turn_id, seq)
);

select jobs.create_queue('chat-cleanup', '{"policy": "standard", "notify": true}');
