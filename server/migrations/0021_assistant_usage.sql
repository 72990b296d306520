-- assistant: what each turn that a language model was asked for took, for operators.
create table assistant_usage (
  id bigint generated always as identity primary key,
  user_id uuid not null references accounts (user_id) on delete cascade,
  model text not null,
  -- Why the built-in assistant answered instead; null when the model answered.
  failure text,
  input_tokens integer not null,
  output_tokens integer not null,
  repairs smallint not null,
  milliseconds integer not null,
  -- In dollars; null while the operator has set no price.
  cost numeric(12, 6),
  created_at timestamptz not null
);
create index assistant_usage_created_at_idx on assistant_usage (created_at);
create index assistant_usage_user_id_idx on assistant_usage (user_id);

-- accounts: the turn that a request was counted for, so that one that starts again counts once.
alter table ai_requests add column turn text;
create unique index ai_requests_user_id_turn_key on ai_requests (user_id, turn);
