-- accounts: public names given up. They lead to their owner's page, and until the day noted nobody
-- else may take them.
create table former_names (
  name text primary key,
  user_id uuid not null references accounts (user_id) on delete cascade,
  reserved_until timestamptz not null
);
create index former_names_user_id_idx on former_names (user_id);

-- pages: the sharing image of the published bytes, and whether search engines are shown the page.
alter table artifacts add column card_hash text;
alter table artifacts add column is_indexable boolean not null default false;
create index artifacts_card_hash_idx on artifacts (card_hash);
