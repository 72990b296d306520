-- pages: reports of visitors, the cases they make, what operators decide, and what owners object.
alter table pages add column first_published_at timestamptz;
-- Set while visitors are told that the page is gone.
alter table pages add column suspended_at timestamptz;
update pages set first_published_at = published_at;
-- Bytes made before carry no report link; without a name they fit nobody and are made anew.
update artifacts set public_name = '';

create table moderation_cases (
  id uuid primary key default gen_random_uuid(),
  case_number text not null,
  page_id uuid not null references pages (id) on delete cascade,
  status text not null default 'open'
    check (status in ('open', 'objected', 'suspended', 'reinstated', 'dismissed')),
  -- Of the last decision.
  reason text,
  -- All of them; only the first ones are kept with their text.
  report_count integer not null default 0,
  created_at timestamptz not null default now(),
  last_reported_at timestamptz not null default now(),
  decided_at timestamptz
);
create unique index moderation_cases_case_number_key on moderation_cases (case_number);
-- Reports of a page join the case that it has.
create unique index moderation_cases_page_id_key on moderation_cases (page_id)
  where status in ('open', 'objected', 'suspended');
create index moderation_cases_last_reported_at_idx on moderation_cases (last_reported_at desc);

create table moderation_reports (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references moderation_cases (id) on delete cascade,
  reason text not null
    check (reason in ('phishing', 'malware', 'impersonation', 'illegal', 'copyright', 'other')),
  message text not null,
  email text,
  created_at timestamptz not null default now()
);
create index moderation_reports_case_id_created_at_idx on moderation_reports (case_id, created_at);

create table moderation_objections (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references moderation_cases (id) on delete cascade,
  message text not null,
  created_at timestamptz not null default now()
);
create index moderation_objections_case_id_idx on moderation_objections (case_id);

-- Every decision, for good: it outlives the page, and no statement changes it.
create table moderation_log (
  id bigint generated always as identity primary key,
  case_id uuid not null,
  case_number text not null,
  page_id uuid not null,
  page_name text not null,
  decision text not null check (decision in ('suspend', 'reinstate', 'dismiss', 'reopen')),
  reason text not null,
  operator_id uuid not null,
  operator_email text not null,
  created_at timestamptz not null
);
create index moderation_log_case_id_idx on moderation_log (case_id);

create function refuse_log_change() returns trigger language plpgsql as $$
begin
  raise exception 'moderation_log is append-only';
end
$$;
create trigger moderation_log_append_only before update or delete or truncate on moderation_log
  for each statement execute function refuse_log_change();
