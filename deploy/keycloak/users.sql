-- The users of the embedded issuer in the form that Keycloak imports, ids and password hashes included:
--   psql "$DATABASE_URL" -At -f deploy/keycloak/users.sql > users.json
-- Anyone who has the file can guess passwords. Keep it as you keep the database, and remove it afterwards.
select jsonb_build_object(
  'ifResourceExists', 'FAIL',
  'users', coalesce(jsonb_agg(jsonb_build_object(
    'id', id,
    'username', username,
    'email', email,
    'emailVerified', email_verified,
    'firstName', first_name,
    'lastName', last_name,
    'enabled', true,
    'createdTimestamp', floor(extract(epoch from created_at) * 1000),
    'credentials', jsonb_build_array(jsonb_build_object(
      'type', 'password',
      'secretData', jsonb_build_object(
        'value', hash[4] || '=',
        'salt', hash[3] || '==',
        'additionalParameters', '{}'::jsonb
      )::text,
      'credentialData', jsonb_build_object(
        'algorithm', 'argon2',
        'hashIterations', hash[2]::int,
        'additionalParameters', jsonb_build_object(
          'type', jsonb_build_array('id'),
          'version', jsonb_build_array('1.3'),
          'memory', jsonb_build_array(hash[1]),
          'parallelism', jsonb_build_array('1'),
          'hashLength', jsonb_build_array('32')
        )
      )::text
    ))
  ) order by created_at), '[]'::jsonb)
)
from users,
  regexp_match(password_hash, '^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([^$]{22})\$([^$]{43})$') as hash;
