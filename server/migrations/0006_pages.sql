-- pages: the one page of a user, its saved versions and what visitors are shown.
create table pages (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts (user_id) on delete cascade,
  jsx text not null,
  css text not null,
  title text not null,
  description text not null,
  status text not null default 'draft' check (status in ('draft', 'published')),
  is_active boolean not null default true,
  -- Rises with every save; the ETag of optimistic saving.
  revision integer not null default 1,
  -- The version that the current content is.
  current_version_id uuid,
  -- The version that visitors see.
  published_version_id uuid,
  published_at timestamptz,
  -- When the owner was last told of a save; that happens once an hour at most.
  update_notified_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index pages_user_id_key on pages (user_id);

create table page_versions (
  id uuid primary key default gen_random_uuid(),
  page_id uuid not null references pages (id) on delete cascade,
  auto_saved boolean not null,
  jsx text not null,
  css text not null,
  title text not null,
  description text not null,
  -- The version that undoing this one brings back.
  undo_version_id uuid references page_versions (id) on delete set null,
  created_at timestamptz not null default clock_timestamp()
);
create index page_versions_page_id_created_at_idx on page_versions (page_id, created_at desc);
create index page_versions_undo_version_id_idx on page_versions (undo_version_id);

-- What the public host serves; the bytes lie in the file store under their content hash.
create table artifacts (
  page_id uuid primary key references pages (id) on delete cascade,
  html_hash text not null,
  -- Content-Security-Policy made for exactly these bytes.
  policy text not null,
  needs_runtime boolean not null,
  -- What the bytes were made for; when it has changed they are made anew.
  public_name text not null,
  branded boolean not null,
  built_at timestamptz not null default now()
);

-- What visitors sent through forms on public pages.
create table form_submissions (
  id uuid primary key default gen_random_uuid(),
  page_id uuid not null references pages (id) on delete cascade,
  kind text not null check (kind in ('newsletter', 'contact', 'guestbook')),
  email text,
  name text,
  message text,
  created_at timestamptz not null default now()
);
create index form_submissions_page_id_created_at_idx on form_submissions (page_id, created_at desc);
create unique index form_submissions_newsletter_key on form_submissions (page_id, email)
  where kind = 'newsletter';
