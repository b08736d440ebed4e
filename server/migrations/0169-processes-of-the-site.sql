-- The processes that run the site on this database, each with what it last said of itself (docs/decisions/0094). Not logged: it is
-- worth nothing after a crash, no replica and no archive needs it, and an idle site writes no WAL for it.
create unlogged table site_processes (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  host text not null,
  pid integer not null,
  version text not null,
  -- By the clock of the process.
  started_at timestamptz not null,
  said_at timestamptz not null,
  -- By the clock of the database.
  seen_at timestamptz not null default now(),
  figures jsonb not null
) with (fillfactor = 50);
