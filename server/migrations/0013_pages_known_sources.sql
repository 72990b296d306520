-- pages: which sources the product has made or accepted for a user, so that a plan without the code
-- editor saves these and no others; and how large each version is, so that lists of versions can be
-- cut without reading them.
create table known_sources (
  user_id uuid not null references accounts (user_id) on delete cascade,
  -- SHA-256 of jsx, NUL, css.
  hash bytea not null,
  seen_at timestamptz not null default clock_timestamp(),
  primary key (user_id, hash)
);
create index known_sources_user_id_seen_at_idx on known_sources (user_id, seen_at desc);

alter table page_versions
  add column source_hash bytea,
  -- Bytes of its texts as JSON.
  add column content_bytes integer;
update page_versions set
  source_hash = sha256(convert_to(jsx, 'UTF8') || '\x00'::bytea || convert_to(css, 'UTF8')),
  content_bytes = octet_length(to_json(jsx)::text) + octet_length(to_json(css)::text)
    + octet_length(to_json(title)::text) + octet_length(to_json(description)::text);
alter table page_versions
  alter column source_hash set not null,
  alter column content_bytes set not null;
create index page_versions_page_id_source_hash_idx on page_versions (page_id, source_hash);

-- What was saved before plans were enforced stays usable.
insert into known_sources (user_id, hash)
  select p.user_id, v.source_hash from page_versions v join pages p on p.id = v.page_id
  on conflict do nothing;
