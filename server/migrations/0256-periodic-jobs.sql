-- The last turn of what is done from time to time, once for the whole site (docs/decisions/0111). Not logged: after a crash each is
-- done again, no replica and no archive needs it, and an idle site writes no WAL for it.
create unlogged table periodic_jobs (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null unique,
  every text not null check (every in ('minute', 'hour')),
  -- The process that has the turn in hand; null when it has ended.
  holder uuid,
  begun_at timestamptz not null default now(),
  -- When the holder last said that it is at it.
  seen_at timestamptz not null default now(),
  ended_at timestamptz,
  -- Why the last turn that ended has failed, in the words of a program.
  failure text
) with (fillfactor = 50);
