-- analytics: events by local day in small rows, with closed days of a page packed into one row each. A day is a
-- day in the owner's time zone as it was when the event was collected.

-- All events are moved.
set local statement_timeout = 0;
lock table events, page_days in access exclusive mode;

insert into analytics_pages (page_id, user_id, title)
select id, user_id, title from pages on conflict do nothing;
-- Small, for the rows of events; never given twice.
alter table analytics_pages add column number int generated always as identity unique;

-- The events of these pages are not moved. From now on a page that is not in `analytics_pages` has no events.
delete from deleted_pages;
alter table deleted_pages add column number int not null;
delete from page_totals t where not exists (select from analytics_pages p where p.page_id = t.page_id);
delete from excluded_events t where not exists (select from analytics_pages p where p.page_id = t.page_id);

alter table event_batches rename to event_segments;
alter table event_segments rename constraint event_batches_pkey to event_segments_pkey;
create index event_segments_at_idx on event_segments (at);

-- Texts of links and sources belong to a page and go with it; page 0 has those that say nothing about one.
create table event_texts (
  id int generated always as identity primary key,
  page int not null,
  -- First 16 bytes of SHA-256: the text may be too long for an index.
  hash bytea not null,
  text text not null,
  unique (page, hash)
);

alter table events rename to events_before;
alter table events_before rename constraint events_pkey to events_before_pkey;
create sequence event_ids;

-- By the days that the plan keeps single events, and in these by month. What is outside of all months is in the
-- default partition, so that nothing is ever refused. Texts are ids of `event_texts`, 0 for none.
create table events (
  -- Rise in the order of commits, because only one transaction inserts at a time.
  id bigint not null default nextval('event_ids'),
  at timestamptz not null,
  visitor bigint not null,
  page int not null,
  day date not null,
  link int not null,
  referrer int not null,
  source int not null,
  medium int not null,
  campaign int not null,
  country int not null,
  browser int not null,
  language int not null,
  retention smallint not null,
  hour smallint not null check (hour between 0 and 23),
  -- 0 view, 1 click
  kind smallint not null check (kind in (0, 1)),
  -- 0 desktop, 1 mobile, 2 tablet
  device smallint not null check (device in (0, 1, 2))
) partition by list (retention);
create index events_page_day_id_idx on events (page, day, id);

create table events_30 partition of events for values in (30) partition by range (day);
create table events_90 partition of events for values in (90) partition by range (day);
create table events_365 partition of events for values in (365) partition by range (day);
create table events_30_default partition of events_30 default;
create table events_90_default partition of events_90 default;
create table events_365_default partition of events_365 default;

-- Partitions of the month in each class. Rows that the default partition took before move there.
create function create_event_partitions(month date) returns void language plpgsql as $$
declare
  first date := date_trunc('month', month);
  next date := first + interval '1 month';
  class int;
  name text;
begin
  foreach class in array array[30, 90, 365] loop
    name := format('events_%s_%s', class, to_char(first, 'YYYY_MM'));
    continue when to_regclass(name) is not null;
    execute format('create table %I (like events including defaults including constraints)', name);
    execute format(
      'with moved as (delete from events_%s_default where day >= %L and day < %L returning *)
       insert into %I select * from moved', class, first, next, name);
    execute format(
      'alter table events_%s attach partition %I for values from (%L) to (%L)', class, name, first, next);
  end loop;
end $$;

-- Days of a page that have events that are not packed.
create table unsealed_days (
  page int not null,
  day date not null,
  primary key (page, day)
);
create index unsealed_days_day_idx on unsealed_days (day);

-- Closed days of a page.
create table packed_days (
  page int not null,
  day date not null,
  views int not null,
  clicks int not null,
  visitors int not null,
  visits int not null,
  -- Visitors who clicked.
  clickers int not null,
  -- Hours and breakdowns; analytics/store/days/pack.ts reads and writes it.
  data bytea not null,
  primary key (page, day)
);

-- Packed days before this one cannot be counted again: single events were removed. What comes late for them is
-- added to the pack.
create table event_limits (
  is_only boolean primary key default true check (is_only),
  complete_from date not null
);
insert into event_limits (complete_from) values ('0001-01-01');

select create_event_partitions(month::date) from (
  select distinct date_trunc('month', at at time zone 'UTC') as month
  from events_before where at between now() - interval '13 months' and now()
  union
  select date_trunc('month', now() + n * interval '1 month') from generate_series(0, 2) n
) months;

insert into event_texts (page, hash, text)
select distinct p.number, substring(sha256(convert_to(t.text, 'UTF8')) for 16), t.text
from events_before e
join analytics_pages p using (page_id)
cross join lateral (values (e.referrer), (e.target)) as t (text)
where t.text <> '';

insert into events (
  at, visitor, page, day, link, referrer, source, medium, campaign, country, browser, language,
  retention, hour, kind, device
)
select e.at, e.visitor, p.number, (e.at at time zone 'UTC')::date, coalesce(l.id, 0), coalesce(r.id, 0),
  0, 0, 0, 0, 0, 0,
  case a.tier when 'pro' then 90 when 'premium' then 365 when 'team' then 365 else 30 end,
  extract(hour from e.at at time zone 'UTC'), e.kind, e.device
from events_before e
join analytics_pages p using (page_id)
left join accounts a on a.user_id = p.user_id
left join event_texts l on l.page = p.number and l.hash = substring(sha256(convert_to(e.target, 'UTF8')) for 16)
left join event_texts r on r.page = p.number and r.hash = substring(sha256(convert_to(e.referrer, 'UTF8')) for 16)
order by e.id;

insert into unsealed_days (page, day) select distinct page, day from events;

drop table events_before;
-- Both follow from the events.
drop table page_days;
drop table day_visitors;

select jobs.create_queue('analytics-verify', '{"policy": "standard", "notify": true}');
