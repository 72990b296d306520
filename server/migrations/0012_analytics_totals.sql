-- analytics: counters kept in the transaction that stores the events, so that reading them costs the same however
-- much a page was visited. A day is a day in UTC.
create table page_totals (
  page_id uuid primary key,
  views bigint not null,
  clicks bigint not null
);

create table page_days (
  page_id uuid not null,
  day date not null,
  views bigint not null,
  clicks bigint not null,
  visitors bigint not null,
  -- Visitors who clicked.
  clickers bigint not null,
  primary key (page_id, day)
);

-- Who was already counted that day; the first row of a visitor is what counts. Removed when the day is over.
create table day_visitors (
  day date not null,
  page_id uuid not null,
  visitor bigint not null,
  -- False: was there at all. True: clicked.
  has_clicked boolean not null,
  primary key (day, page_id, visitor, has_clicked)
);

-- No event is added between reading them and counting the next.
lock table events in share row exclusive mode;

insert into page_days (page_id, day, views, clicks, visitors, clickers)
select page_id, (at at time zone 'UTC')::date,
  count(*) filter (where kind = 0),
  count(*) filter (where kind = 1),
  count(distinct visitor),
  count(distinct visitor) filter (where kind = 1)
from events group by 1, 2;

insert into page_totals (page_id, views, clicks)
select page_id, sum(views), sum(clicks) from page_days group by page_id;

insert into day_visitors (day, page_id, visitor, has_clicked)
select distinct (at at time zone 'UTC')::date, page_id, visitor, false
from events where at >= now() - interval '3 days'
union
select (at at time zone 'UTC')::date, page_id, visitor, true
from events where at >= now() - interval '3 days' and kind = 1;
