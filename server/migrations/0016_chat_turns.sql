-- pages: the conversation with the assistant, with the version before and after each reply; and the way
-- forward after an undo.
create table chat_turns (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts (user_id) on delete cascade,
  message text not null,
  reply text not null,
  -- Null where there was no page, and when the version is removed.
  before_version_id uuid references page_versions (id) on delete set null,
  after_version_id uuid references page_versions (id) on delete set null,
  created_at timestamptz not null default clock_timestamp()
);
create index chat_turns_user_id_created_at_idx on chat_turns (user_id, created_at desc, id desc);
create index chat_turns_before_version_id_idx on chat_turns (before_version_id);
create index chat_turns_after_version_id_idx on chat_turns (after_version_id);

alter table page_versions
  add column redo_version_id uuid references page_versions (id) on delete set null;
create index page_versions_redo_version_id_idx on page_versions (redo_version_id);
