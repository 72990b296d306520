-- analytics: the id of a segment is kept as long as a file with its events may exist, however long its process is away.

-- The spool does not give the segment out again. Ids from before this column go by their age, as they did.
alter table event_segments add column is_released boolean not null default true;
alter table event_segments alter column is_released set default false;
