-- Accepted solutions that their authors share: one for each member, problem and language.
create table shared_solutions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  submission_id uuid not null unique references problem_submissions (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  problem text not null,
  language text not null,
  -- The author's name is shown.
  named boolean not null,
  -- The same as in the submission, for the order of the list.
  fuel bigint not null,
  bytes integer not null,
  shared_at timestamptz not null default clock_timestamp(),
  -- By an admin. The row stays, so that it is not shared again.
  removed_at timestamptz,
  unique (member_id, problem, language)
);
create index shared_solutions_list on shared_solutions (problem, language, fuel, id) where removed_at is null;
