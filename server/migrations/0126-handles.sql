-- Handles: the accounts that members have on other sites, proven or not, with what was last read there (docs/decisions/0085).

create table member_handles (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  member_id uuid not null references members (id) on delete cascade,
  site text not null check (site in ('leetcode', 'codeforces', 'codechef', 'geeksforgeeks', 'github')),
  handle text not null,
  -- What the member puts into the bio there, until when it counts.
  token text,
  token_until timestamptz,
  verified_at timestamptz,
  -- The site's own id of the account: who takes over a name that became free has another one.
  account text,
  -- When the proof ended: somebody else proved the account, or the name belongs to another account there.
  lost_at timestamptz,
  -- A check is on its way.
  asked_at timestamptz,
  -- When the site last said something that was understood.
  checked_at timestamptz,
  failure text check (failure in ('absent', 'expired', 'missing', 'changed', 'limited', 'unreachable')),
  failed_at timestamptz,
  failures integer not null default 0,
  -- What the site said last, and when.
  figures jsonb,
  figures_at timestamptz,
  -- What the member entered by hand, and when.
  entered jsonb,
  entered_at timestamptz,
  -- When it is read anew.
  next_at timestamptz,
  unique (member_id, site)
);
-- A proven account belongs to one member.
create unique index member_handles_proven on member_handles (site, lower(handle)) where verified_at is not null;
create index member_handles_due on member_handles (site, next_at) where verified_at is not null;

-- How each site is asked: when it is free for the next call, and how often in a row it was silent or refused.
create table handle_sites (
  site text primary key,
  free_at timestamptz not null default now(),
  pauses integer not null default 0,
  paused_until timestamptz
);
