-- analytics: one lean row per counted view or click. Pages are named by id, so figures survive a rename.
create table events (
  id bigint generated always as identity primary key,
  page_id uuid not null,
  at timestamptz not null default now(),
  -- 0 view, 1 click
  kind smallint not null check (kind in (0, 1)),
  -- Keyed hash of the day's secret, page, truncated address and user agent; meaningless after the day.
  visitor bigint not null,
  -- 0 desktop, 1 mobile, 2 tablet
  device smallint not null check (device in (0, 1, 2)),
  -- Host of the referring page; null is direct.
  referrer text,
  -- Address of the clicked link; null for views.
  target text
);
create index events_page_id_at_idx on events (page_id, at) include (kind, visitor);

-- One row per stored batch of events, kept an hour: the same batch sent again after a lost answer is not stored twice.
create table event_batches (
  id uuid primary key,
  at timestamptz not null
);

-- Events that were not counted, per day and reason.
create table uncounted_events (
  page_id uuid not null,
  day date not null,
  reason text not null,
  count bigint not null default 0,
  primary key (page_id, day, reason)
);

-- One random secret per day; destroyed after 50 hours.
create table visitor_secrets (
  day date primary key,
  secret bytea not null,
  created_at timestamptz not null default now()
);

-- Who owns a page and what it is called, told by the pages room at every save.
create table tracked_pages (
  page_id uuid primary key,
  user_id uuid not null,
  title text not null
);
create index tracked_pages_user_id_idx on tracked_pages (user_id);
