-- pages: what visitors send through forms, completed.
alter table form_submissions
  -- Newsletter signups are pending until the link in the mail was followed, or unconfirmed where no mail is
  -- delivered; everything else is received.
  add column status text not null default 'received'
    check (status in ('received', 'pending', 'confirmed', 'unconfirmed')),
  -- Fields of the form beside email, name and message.
  add column extra jsonb not null default '{}',
  -- SHA-256 of the token in the newest confirmation mail; null once it was used.
  add column confirm_hash bytea,
  add column confirm_expires_at timestamptz,
  add column confirm_sent_at timestamptz,
  add column confirm_sends integer not null default 0,
  -- Does nothing but take this one address off this one list, and the owner's export names it.
  add column leave_token text;
update form_submissions
  set status = 'unconfirmed', leave_token = replace(gen_random_uuid()::text, '-', '')
  where kind = 'newsletter';
create unique index form_submissions_confirm_hash_key on form_submissions (confirm_hash)
  where confirm_hash is not null;
create unique index form_submissions_leave_token_key on form_submissions (leave_token)
  where leave_token is not null;
-- One row per confirmation mail of the last day, for the limit per address whatever the page. Kept apart from
-- the signups, so that removing those does not lift it.
create table confirm_mails (
  -- SHA-256 of the address.
  email_hash bytea not null,
  sent_at timestamptz not null
);
create index confirm_mails_email_hash_idx on confirm_mails (email_hash);
create index confirm_mails_sent_at_idx on confirm_mails (sent_at);

-- kit: mail that waits to be sent. A row is removed when the mail server has taken it.
create table outbox (
  id uuid primary key default gen_random_uuid(),
  recipient text not null,
  subject text not null,
  body text not null,
  headers jsonb not null default '{}',
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  created_at timestamptz not null,
  -- Set when it was given up; the body is gone then.
  failed_at timestamptz,
  last_error text
);
create index outbox_next_attempt_at_idx on outbox (next_attempt_at) where failed_at is null;
