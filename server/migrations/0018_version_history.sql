-- pages: versions have numbers that stay, who or what made them, and whether visitors have seen them.
alter table pages add column last_version_number integer not null default 0;
alter table page_versions
  -- Counts up within a page and is never given again; the first ever is 1.
  add column number integer,
  -- Null where it is not known.
  add column source text check (
    source in ('assistant', 'content', 'code', 'editor', 'restore', 'undo', 'redo', 'import')
  ),
  -- When it was last published.
  add column published_at timestamptz;

update page_versions v set number = n.number
  from (
    select id, row_number() over (partition by page_id order by created_at, id) as number
    from page_versions
  ) n
  where n.id = v.id;
update pages p set last_version_number = coalesce(
  (select max(number) from page_versions where page_id = p.id), 0
);
update page_versions v set published_at = p.published_at
  from pages p where p.published_version_id = v.id;

alter table page_versions alter column number set not null;
create unique index page_versions_page_id_number_key on page_versions (page_id, number);
