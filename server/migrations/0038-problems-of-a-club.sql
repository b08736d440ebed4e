-- Problems that a club writes itself. `files` is the folder of docs/problems.md as texts by their paths.
create table authored_problems (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  slug text not null unique,
  title text not null,
  state text not null default 'draft' check (state in ('draft', 'published', 'withdrawn')),
  files jsonb not null,
  -- Grows by one with each save.
  revision integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid references members (id) on delete set null,
  -- The published version, and the revision that it was made of.
  version integer,
  published_revision integer,
  check ((state = 'draft') = (version is null))
);
create index authored_problems_saved on authored_problems (updated_at desc, id desc);

-- What members solve: the files, and what the check made of them.
create table authored_versions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  problem_id uuid not null references authored_problems (id) on delete cascade,
  number integer not null check (number > 0),
  author_id uuid references members (id) on delete set null,
  note text not null,
  files jsonb not null,
  made jsonb not null,
  -- All tests as JSON, compressed with brotli; none where they are files of the problem.
  tests bytea,
  unique (problem_id, number)
);

-- The last check of each problem. Whoever runs it holds it by a lease.
create table problem_checks (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  problem_id uuid not null unique references authored_problems (id) on delete cascade,
  revision integer not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'passed', 'failed')),
  step text not null default '',
  share real not null default 0,
  report jsonb not null default '{"faults": [], "tests": 0, "measures": []}',
  made jsonb,
  tests bytea,
  lease_id uuid,
  leased_until timestamptz,
  attempts integer not null default 0
);
create index problem_checks_waiting on problem_checks (created_at) where state in ('waiting', 'running');
