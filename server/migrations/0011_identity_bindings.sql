-- identity: which accounts a browser's cookie is bound to is looked up at each sign-in.
create index sessions_binding_hash_idx on sessions (binding_hash) where binding_hash is not null;
