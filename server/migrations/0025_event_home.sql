-- analytics: events may have their home in ClickHouse, which has no transactions; this is what it needs here.

-- Segments and loads that are named in ClickHouse. A start raises it to the microseconds since 1970, so that no
-- number comes twice after a backup was restored.
create sequence event_numbers;

alter table event_segments
  -- Names the rows of the segment elsewhere.
  add column number bigint unique,
  -- All of it is stored and counted.
  add column is_loaded boolean not null default true;

-- Every load of a day raises its stamp: what was counted before the last load is counted again.
alter table unsealed_days add column stamp bigint not null default nextval('event_numbers');

alter table event_limits
  add column home text not null default 'postgres' check (home in ('postgres', 'clickhouse')),
  -- Meanwhile nothing is loaded, packed or removed.
  add column moving_to text check (moving_to in ('postgres', 'clickhouse')),
  -- Pages up to this number are moved.
  add column moved_until int not null default 0;
