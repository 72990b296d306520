-- notifications: an unsubscribe link is of one kind of email.
alter table email_unsubscribe_tokens
  add column list text not null default 'notifications',
  drop constraint email_unsubscribe_tokens_pkey,
  add primary key (user_id, list);
alter table email_unsubscribe_tokens alter column list drop default;
