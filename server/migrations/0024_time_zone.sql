-- accounts: an IANA name; null until it was chosen, and then UTC.
alter table accounts add column time_zone text;

-- analytics: when a page was published, as notes in its charts.
create table analytics_publishes (
  page_id uuid not null references analytics_pages (page_id) on delete cascade,
  at timestamptz not null,
  primary key (page_id, at)
);
