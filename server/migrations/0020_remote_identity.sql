-- accounts: what goes on at an identity provider on another server, outside of our transactions.
select jobs.create_queue('account-deletion', '{"policy": "standard", "notify": true}');
select jobs.create_queue('identity-names', '{"policy": "standard", "notify": true}');

-- Users who left, by the SHA-256 hash of their id, for a day: a token is good for some seconds more and must not
-- bring the account back.
create table deleted_users (
  user_hash bytea primary key,
  deleted_at timestamptz not null
);
