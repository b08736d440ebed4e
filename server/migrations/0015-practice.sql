-- Solutions that members hand in. Queue, progress and verdict are one row: whoever judges holds it by a lease.
create table problem_submissions (
  id uuid primary key default gen_random_uuid(),
  -- The place in the queue: not the transaction's start, which may lie earlier.
  created_at timestamptz not null default clock_timestamp(),
  member_id uuid not null references members (id) on delete cascade,
  problem text not null,
  language text not null,
  source text not null,
  -- SHA-256, in hexadecimal digits.
  source_hash text not null,
  -- What the browser says it found on the samples. Decides nothing.
  claim jsonb,
  state text not null default 'queued' check (state in ('queued', 'judging', 'done')),
  -- One taking by one lane: only who holds it writes the verdict.
  taken_by uuid,
  leased_until timestamptz,
  takings integer not null default 0,
  taken_at timestamptz,
  -- The test that runs now, from 1, and how many there are.
  test integer,
  tests integer,
  judged_at timestamptz,
  verdict text,
  reason text,
  line integer,
  diagnostics jsonb not null default '[]',
  passed integer not null default 0,
  -- The most that one test took, and what it might take.
  fuel bigint,
  fuel_limit bigint,
  memory bigint,
  -- The test that was not passed; what it holds only where it is one of the samples.
  failing jsonb,
  agrees boolean,
  tests_hash text,
  toolchain text,
  check ((state = 'done') = (verdict is not null)),
  check ((state = 'judging') = (taken_by is not null))
);
create index problem_submissions_member on problem_submissions (member_id, problem, created_at desc, id desc);
create index problem_submissions_waiting on problem_submissions (created_at) where state <> 'done';
create index problem_submissions_taken on problem_submissions (member_id, taken_at);

create table opened_hints (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  member_id uuid not null references members (id) on delete cascade,
  problem text not null,
  -- From 1.
  hint integer not null check (hint > 0),
  unique (member_id, problem, hint)
);

create table opened_editorials (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  member_id uuid not null references members (id) on delete cascade,
  problem text not null,
  after_solving boolean not null,
  unique (member_id, problem)
);

-- The same source, tests, limits and toolchain always get the same verdict, whoever asks. No source and no member in it.
create table kept_verdicts (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  source_hash text not null,
  language text not null,
  tests_hash text not null,
  toolchain text not null,
  verdict jsonb not null,
  unique (source_hash, language, tests_hash, toolchain)
);
