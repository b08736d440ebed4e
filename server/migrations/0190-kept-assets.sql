-- The browser's files of the versions that serve, and of those before: a page that was opened before an update asks for more of its
-- scripts after it, and while processes are replaced, any of them may be asked.
create table kept_assets (
  name text primary key,
  -- In Brotli where that is smaller.
  content bytea not null,
  is_brotli boolean not null,
  -- When a process last said that it serves the file.
  served_at timestamptz not null default now()
);
