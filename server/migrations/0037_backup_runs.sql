-- operations: what the backup command did, for monitoring.

create table backup_runs (
  id bigint generated always as identity primary key,
  started_at timestamptz not null,
  finished_at timestamptz not null,
  -- Null where the backup succeeded.
  error text,
  -- Name of the archive; null for a backup that failed, as what follows.
  archive text,
  bytes bigint,
  rows bigint,
  files bigint,
  is_encrypted boolean not null
);
create index backup_runs_finished_at_idx on backup_runs (finished_at);
