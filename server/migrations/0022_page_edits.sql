-- pages: edits that were saved, by the ids that clients gave them, so that one that is sent again is not made twice.
create table page_edits (
  page_id uuid not null references pages (id) on delete cascade,
  id uuid not null,
  -- SHA-256 of its operations: another edit must not have the same id.
  hash bytea not null,
  saved_at timestamptz not null,
  primary key (page_id, id)
);
create index page_edits_page_id_saved_at_idx on page_edits (page_id, saved_at desc, id);
create index page_edits_saved_at_idx on page_edits (saved_at);

select jobs.create_queue('edits-cleanup', '{"policy": "standard", "notify": true}');
