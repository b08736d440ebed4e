-- Budgets that guard accounts. The columns are those of rate-limiter-flexible, which inserts by position; a key is a
-- hash, so that no address and no e-mail stands here. `expire` is in milliseconds.
create table budgets (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index budgets_expire on budgets (expire);

-- The one code a member may reset the password with: a newer one takes the row over.
create table one_time_codes (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  member_id uuid not null unique references members (id) on delete cascade,
  -- Keyed with the site's secret: six digits alone could be tried through from a dump.
  code_hash bytea not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);

-- What a code is exchanged for. Apart from sessions, so that neither kind of token is ever taken for the other.
create table reset_tokens (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  member_id uuid not null unique references members (id) on delete cascade,
  token_hash bytea not null unique,
  expires_at timestamptz not null
);

-- Photos live in the database: every process serves them, they commit together with the profile that names them, and
-- a backup is whole. One a member, at most some tens of kilobytes.
create table photos (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  member_id uuid not null unique references members (id) on delete cascade,
  -- The random part of its address. A new photo has a new one, so an address can be kept for ever.
  name text not null unique,
  bytes bytea not null
);
