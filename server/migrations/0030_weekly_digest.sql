-- analytics: the weekly email with the figures of a page. Without a row it is on.
create table weekly_digests (
  user_id uuid primary key references accounts (user_id) on delete cascade,
  enabled boolean not null,
  -- Monday, as the owner's calendar shows it, of the last one that was added as a job, and of the last one done.
  queued_week date,
  done_week date
);

select jobs.create_queue('weekly-digests', '{"policy": "standard", "notify": true}');
select jobs.create_queue('weekly-digest', '{"policy": "standard", "notify": true}');
