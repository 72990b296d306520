-- analytics: marks by which the public site recognizes visits of a page's own creator. Stored as hashes.
create table own_visit_marks (
  -- Of a ticket, which is used once, or of the mark that a browser got for it.
  hash bytea primary key,
  user_id uuid not null,
  is_ticket boolean not null,
  expires_at timestamptz not null
);
create index own_visit_marks_user on own_visit_marks (user_id);
create index own_visit_marks_expiry on own_visit_marks (expires_at);
