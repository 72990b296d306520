-- accounts: the language that the person reads the workspace and our emails in; null where none was asked for, which
-- is English.
alter table accounts add column language text check (language in ('en', 'de', 'es'));
