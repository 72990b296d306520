-- Why an address bounced; null where operators suppressed it. Bounced addresses still get what an account needs.
alter table suppressed_emails add column bounce_reason text;
